/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  project_not_found: {
    fi: ['Projektia ei löydy', 'Hae projektit osoitteesta `GET /v1/projects`.'],
    sv: ['Projektet finns inte', 'Hämta projekten från `GET /v1/projects`.'],
  },
  project_closed: {
    fi: [
      'Projekti on suljettu',
      'Avaa projekti uudelleen: `POST /v1/projects/{id}/reopen`, jos sitä taas tehdään.',
    ],
    sv: [
      'Projektet är stängt',
      'Öppna projektet igen med `POST /v1/projects/{id}/reopen`, om man arbetar med det på nytt.',
    ],
  },
  rate_card_not_found: {
    fi: ['Hinnastoa ei löydy', 'Hae hinnastot osoitteesta `GET /v1/rate-cards`.'],
    sv: ['Prislistan finns inte', 'Hämta prislistorna från `GET /v1/rate-cards`.'],
  },
  project_stale: {
    fi: [
      'Projekti on muuttunut',
      'Lue projekti uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: ['Projektet har ändrats', 'Läs projektet på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  project_state_conflict: {
    fi: ['Projekti on toisessa tilassa', 'Lue projekti ja tee se, minkä sen tila sallii.'],
    sv: ['Projektet har en annan status', 'Läs projektet, och ta ett steg som dess status tillåter.'],
  },
  project_is_template: {
    fi: ['Projekti on mallipohja', 'Kopioi mallipohja: `POST /v1/projects/{id}/copy`, ja käynnistä kopio.'],
    sv: ['Projektet är en mall', 'Kopiera mallen med `POST /v1/projects/{id}/copy`, och starta kopian.'],
  },
  project_close_blocked: {
    fi: [
      'Projektissa on jotakin kesken',
      'Saata keskeneräiset loppuun, esimerkiksi tunnit, joita kukaan ei ole hyväksynyt; `dryRun` kertoo, mitä on. Työ, jota ei laskuteta, hyväksytään kentillä `acceptUnbilled` ja `reason`.',
    ],
    sv: [
      'Något i projektet är öppet',
      'Slutför det som är öppet, till exempel timmar som ingen har godkänt; `dryRun` säger vad som finns. Arbete som ingen fakturerar accepteras med `acceptUnbilled` och en `reason`.',
    ],
  },
  project_unbilled_reason_missing: {
    fi: ['Laskuttamaton työ on hyväksytty ilman syytä', 'Lähetä `reason`; se jää tapahtumalokiin.'],
    sv: ['Ofakturerat arbete accepteras utan skäl', 'Skicka `reason`; det står i granskningsloggen.'],
  },
  project_terms_fixed: {
    fi: [
      'Hyväksytyt tunnit myydään tällä',
      'Tee uusi projekti tai vaihe sille, mitä tästä eteenpäin tehdään, tai peru ensin hyväksynnät. Hinnat muuttuvat päivätyillä versioilla; `POST /v1/projects/{id}/what-if` näyttää, mitä muutos tekisi.',
    ],
    sv: [
      'Godkända timmar säljs enligt detta',
      'Skapa ett nytt projekt eller en ny fas för det som görs från och med nu, eller ta först tillbaka godkännandena. Priser ändras med daterade versioner; `POST /v1/projects/{id}/what-if` visar vad en ändring skulle ge.',
    ],
  },
} as const
