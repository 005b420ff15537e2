/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  punch_correction_not_found: {
    fi: [
      'Leimauksen korjausta ei löydy',
      'Hae korjaukset osoitteesta `GET /v1/me/punch-corrections` tai `GET /v1/team/punch-corrections`.',
    ],
    sv: [
      'Rättelsen av stämplingen finns inte',
      'Hämta rättelserna från `GET /v1/me/punch-corrections` eller `GET /v1/team/punch-corrections`.',
    ],
  },
  punch_correction_form_invalid: {
    fi: [
      'Korjaus on ristiriitainen',
      'Lähetä `punchKind` ja `occurredAt` lisätäksesi, `punchId` ja `occurredAt` siirtääksesi, `punchId` poistaaksesi leimauksen.',
    ],
    sv: [
      'Rättelsen motsäger sig själv',
      'Skicka `punchKind` och `occurredAt` för att lägga till, `punchId` och `occurredAt` för att flytta, `punchId` för att ta bort.',
    ],
  },
  punch_correction_decided: {
    fi: ['Korjauksesta on päätetty', 'Lue korjaus; pyydä uusi, jos asian pitää olla toisin.'],
    sv: ['Rättelsen är avgjord', 'Läs rättelsen; be om en ny om det ska vara på annat sätt.'],
  },
  punch_correction_stale: {
    fi: ['Korjaus on muuttunut', 'Lue korjaus uudelleen ja päätä uudelleen.'],
    sv: ['Rättelsen har ändrats', 'Läs rättelsen på nytt och besluta igen.'],
  },
  punch_correction_pending: {
    fi: ['Leimauksella on jo odottava korjaus', 'Peru ensin toinen korjaus tai odota päätöstä.'],
    sv: ['En rättelse av stämplingen väntar redan', 'Dra först tillbaka den andra, eller vänta på beslutet.'],
  },
  punch_not_correctable: {
    fi: [
      'Leimausta ei enää lasketa',
      'Korjaa leimausta, joka tuli sen tilalle, tai pyydä leimauksen lisäämistä.',
    ],
    sv: [
      'Stämplingen räknas inte längre',
      'Rätta stämplingen som kom i stället, eller be att en läggs till.',
    ],
  },
  punch_correction_day_decided: {
    fi: [
      'Leimauksen päivästä on päätetty',
      'Pyydä ensin avaamaan tai palauttamaan päivä, perumaan hyväksyntä tai korjaamaan päivä.',
    ],
    sv: [
      'Stämplingens dag är avgjord',
      'Be först att dagen öppnas, returneras eller rättas, eller att godkännandet tas tillbaka.',
    ],
  },
  punch_correction_unplaceable: {
    fi: ['Päivä ei ota korjausta vastaan', 'Korjaa päivän kirjaukset tai tee korjaus niissä.'],
    sv: ['Dagen tar inte emot rättelsen', 'Rätta dagens registreringar, eller gör rättelsen i dem.'],
  },
} as const
