/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  terminal_not_found: {
    fi: ['Leimauspäätettä ei löydy', 'Hae leimauspäätteet osoitteesta `GET /v1/terminals`.'],
    sv: ['Stämplingsterminalen finns inte', 'Hämta terminalerna från `GET /v1/terminals`.'],
  },
  terminal_stale: {
    fi: [
      'Leimauspääte on muuttunut',
      'Lue leimauspääte uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Stämplingsterminalen har ändrats',
      'Läs stämplingsterminalen på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  terminal_not_paired: {
    fi: ['Päätteeseen ei ole liitetty laitetta', 'Liitä laite: `POST /v1/terminals/{id}/pairing-code`.'],
    sv: ['Ingen apparat är parkopplad', 'Parkoppla en apparat: `POST /v1/terminals/{id}/pairing-code`.'],
  },
  terminal_inactive: {
    fi: [
      'Leimauspääte ei ole käytössä',
      'Ota se ensin käyttöön: `PATCH /v1/terminals/{id}`, mukana `active: true`.',
    ],
    sv: [
      'Stämplingsterminalen är ur bruk',
      'Ta den i bruk först: `PATCH /v1/terminals/{id}` med `active: true`.',
    ],
  },
  terminal_without_members: {
    fi: ['Kukaan ei voisi leimata päätteellä', 'Nimeä yksikkö tai anna kaikkien jäsenten leimata sillä.'],
    sv: ['Ingen skulle kunna stämpla på terminalen', 'Ange en enhet, eller låt alla medlemmar stämpla där.'],
  },
} as const
