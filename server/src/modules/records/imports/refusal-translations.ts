/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  missing_required: {
    fi: ['Riviltä puuttuu kenttä', 'Täytä kenttä.'],
    sv: ['Raden saknar ett fält', 'Fyll i fältet.'],
  },
  parent_change_unsupported: {
    fi: [
      'Tuonti ei siirrä tietueita',
      'Siirrä tietue rekisterinsä PATCH-pyynnöllä tai jätä `parentCode` pois.',
    ],
    sv: ['En import flyttar inte poster', 'Flytta posten med registrets PATCH, eller utelämna `parentCode`.'],
  },
  member_ambiguous: {
    fi: ['Riviin sopii useita jäseniä', 'Anna riville tieto, joka erottaa jäsenen, esimerkiksi osoite.'],
    sv: ['Flera medlemmar passar raden', 'Ge raden något som skiljer medlemmen, till exempel en adress.'],
  },
  record_exists: {
    fi: ['Tietue on jo olemassa', 'Jätä rivi pois tai tuo tavalla `mode: upsert`.'],
    sv: ['Posten finns redan', 'Utelämna raden, eller importera med `mode: upsert`.'],
  },
  record_not_found: {
    fi: ['Tietuetta ei ole', 'Korjaa tieto, jolla rivi löydetään, tai tuo tavalla `mode: upsert`.'],
    sv: ['Posten finns inte', 'Rätta det som raden hittas med, eller importera med `mode: upsert`.'],
  },
  record_changed: {
    fi: ['Tietue on sittemmin muuttunut', 'Kumoa ensin myöhempi tuonti tai korjaa tietue käsin.'],
    sv: ['Posten har ändrats sedan dess', 'Ångra först den senare importen, eller rätta posten för hand.'],
  },
  record_in_use: {
    fi: ['Tietueeseen viitataan', 'Poista viittaukset tietueeseen tai poista se käytöstä käsin.'],
    sv: [
      'Något hänvisar till posten',
      'Ta bort det som hänvisar till den, eller ta posten ur bruk för hand.',
    ],
  },
  unknown_field: {
    fi: [
      'Rivillä on tieto, jota mikään kenttä ei ota',
      'Jätä se pois tai korjaa sen nimi; `GET /v1/import-templates/{register}` antaa kaikki sarakkeet.',
    ],
    sv: [
      'Raden säger något som inget fält tar emot',
      'Utelämna det, eller rätta namnet; `GET /v1/import-templates/{register}` har alla kolumner.',
    ],
  },
  cell_without_value: {
    fi: [
      'Rivin solulla ei ole arvoa',
      'Korjaa solu; ohjelman kirjoittama työkirja saa arvonsa, kun se avataan ja tallennetaan.',
    ],
    sv: [
      'En cell på raden har inget värde',
      'Rätta cellen; en arbetsbok som ett program har skrivit får sina värden när den öppnas och sparas.',
    ],
  },
  invalid_value: {
    fi: ['Rivin arvo ei kelpaa', 'Korjaa kenttä.'],
    sv: ['Ett värde på raden är inte giltigt', 'Rätta fältet.'],
  },
} as const
