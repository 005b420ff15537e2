/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  open_shift_claim_not_found: {
    fi: [
      'Hakemusta ei löydy',
      'Hae omat hakemukset osoitteesta `GET /v1/me/open-shift-claims`, tai avoimen vuoron hakemukset osoitteesta `GET /v1/open-shifts/{id}/claims`.',
    ],
    sv: [
      'Anmälan finns inte',
      'Hämta egna anmälningar från `GET /v1/me/open-shift-claims`, eller ett ledigt pass anmälningar från `GET /v1/open-shifts/{id}/claims`.',
    ],
  },
  open_shift_claim_stale: {
    fi: ['Hakemus on muuttunut', 'Lue hakemus uudelleen ja päätä uudelleen.'],
    sv: ['Anmälan har ändrats', 'Läs anmälan på nytt och besluta igen.'],
  },
  open_shift_claim_decided: {
    fi: [
      'Hakemuksesta on päätetty',
      'Lue hakemus. Siitä tulleesta vuorosta luovutaan näin: `POST /v1/me/shift-swaps`.',
    ],
    sv: [
      'Anmälan är avgjord',
      'Läs anmälan. Ett pass som blev av den avstår man från med `POST /v1/me/shift-swaps`.',
    ],
  },
  open_shift_claim_repeated: {
    fi: [
      'Jäsen on jo hakenut avointa vuoroa',
      'Mitään ei tarvitse tehdä; vedä odottava hakemus takaisin, jos sitä ei haluta.',
    ],
    sv: [
      'Medlemmen har redan anmält sig till passet',
      'Inget behöver göras; dra tillbaka anmälan som väntar om den inte önskas.',
    ],
  },
  open_shift_claim_unfit: {
    fi: ['Avointa vuoroa ei enää tarjota jäsenelle', 'Tarjoa se jäsenelle uudelleen tai hylkää hakemus.'],
    sv: [
      'Det lediga passet erbjuds inte längre medlemmen',
      'Erbjud det till medlemmen igen, eller avslå anmälan.',
    ],
  },
  open_shift_claim_self_approval_forbidden: {
    fi: ['Omasta hakemuksesta päättää joku muu', 'Anna jonkun toisen yksikön suunnittelijan päättää.'],
    sv: ['Den egna anmälan avgörs av någon annan', 'Låt någon annan som planerar enheten besluta.'],
  },
} as const
