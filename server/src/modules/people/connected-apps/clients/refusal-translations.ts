/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  oauth_client_not_found: {
    fi: ['Yhdistettyä sovellusta ei löydy', 'Hae sovellusten tunnukset osoitteesta `GET /v1/oauth-clients`.'],
    sv: ['Den anslutna appen finns inte', 'Hämta apparnas id från `GET /v1/oauth-clients`.'],
  },
  oauth_client_stale: {
    fi: ['Sovellus on muuttunut', 'Lue sovellus uudelleen ja päätä uudelleen.'],
    sv: ['Appen har ändrats', 'Läs appen på nytt och besluta igen.'],
  },
  oauth_client_public: {
    fi: [
      'Julkisella sovelluksella ei ole salaisuutta',
      'Julkinen sovellus todistaa itsensä pelkällä PKCE:llä; rekisteröi palvelimelle luottamuksellinen sovellus.',
    ],
    sv: [
      'En publik app har ingen hemlighet',
      'En publik app bevisar sig med enbart PKCE; registrera en konfidentiell app för en server.',
    ],
  },
  oauth_redirect_uri_invalid: {
    fi: [
      'Sovellukselle ei saa vastata tähän osoitteeseen',
      'Katso `detail`; rekisteröi juuri se osoite, jonka sovellus lähettää.',
    ],
    sv: ['Appen får inte besvaras där', 'Se `detail`; registrera exakt den adress som appen skickar.'],
  },
} as const
