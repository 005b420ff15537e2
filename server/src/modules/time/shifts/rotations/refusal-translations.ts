/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  shift_rotation_not_found: {
    fi: ['Vuorokiertoa ei löydy', 'Hae vuorokierrot osoitteesta `GET /v1/shift-rotations`.'],
    sv: ['Skiftrotationen finns inte', 'Hämta skiftrotationerna från `GET /v1/shift-rotations`.'],
  },
  shift_rotation_stale: {
    fi: [
      'Vuorokierto on muuttunut',
      'Lue vuorokierto uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Skiftrotationen har ändrats',
      'Läs skiftrotationen på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  shift_rotation_inactive: {
    fi: ['Vuorokierto ei ole käytössä', 'Aseta ensin `active` todeksi.'],
    sv: ['Skiftrotationen är ur bruk', 'Sätt först `active` till sant.'],
  },
  shift_rotation_start_invalid: {
    fi: ['Vuorokierto ei ala maanantaina', 'Lähetä sen ensimmäisen viikon maanantai.'],
    sv: ['Skiftrotationen börjar inte på en måndag', 'Skicka måndagen i dess första vecka.'],
  },
  shift_rotation_week_invalid: {
    fi: ['Vuorokierrossa ei ole tällaista viikkoa', 'Laske viikot 1:stä arvoon `weeks`.'],
    sv: ['Skiftrotationen har ingen sådan vecka', 'Räkna veckorna från 1 till `weeks`.'],
  },
  shift_rotation_too_large: {
    fi: ['Vuorokierto tekee kerralla liikaa vuoroja', 'Käytä sitä osaan jaksosta kerrallaan.'],
    sv: ['Skiftrotationen gör för många pass på en gång', 'Använd den på en del av perioden åt gången.'],
  },
} as const
