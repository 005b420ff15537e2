/** What the codes say in Finnish and Swedish. */
export const platformTranslations = {
  upload_url_invalid: {
    fi: [
      'Lähetysosoite ei kelpaa',
      'Lähetä sisältö kentän `url` osoitteeseen kokonaisena, sellaisena kuin se annettiin.',
    ],
    sv: [
      'Uppladdningsadressen är inte giltig',
      'Skicka innehållet till `url` så som den gavs, i sin helhet.',
    ],
  },
  upload_url_expired: {
    fi: ['Lähetysosoite on vanhentunut', 'Pyydä uusi lähetys.'],
    sv: ['Uppladdningsadressen har gått ut', 'Be om en ny uppladdning.'],
  },
  upload_differs: {
    fi: [
      'Sisältö ei ole se, joka ilmoitettiin',
      'Lähetä ilmoitettu tiedosto ja osoitteen mukana tulleet `headers`, tai pyydä lähetys tälle tiedostolle.',
    ],
    sv: [
      'Innehållet är inte det som anmäldes',
      'Skicka filen som anmäldes, med de `headers` som kom med adressen, eller be om en uppladdning för den här filen.',
    ],
  },
  upload_finished: {
    fi: [
      'Osoite ei ota enempää vastaan',
      'Lue tiedoston tila; pyydä uusi lähetys, jos haluat lähettää muuta sisältöä.',
    ],
    sv: [
      'Adressen tar inte emot mer',
      'Läs filens status; be om en ny uppladdning för att skicka annat innehåll.',
    ],
  },
  download_url_invalid: {
    fi: ['Latausosoite ei toimi', 'Pyydä uusi osoite sieltä, mistä tämä tuli.'],
    sv: ['Nedladdningsadressen fungerar inte', 'Be om en ny adress där den här kom från.'],
  },
  range_not_satisfiable: {
    fi: [
      'Tiedostossa ei ole näitä tavuja',
      'Pyydä tavuja, jotka ovat olemassa, tai koko tiedosto ilman otsaketta `Range`.',
    ],
    sv: ['Filen har inte de byten', 'Be om byte som finns, eller om hela filen utan huvudet `Range`.'],
  },
  role_exceeds_actor: {
    fi: [
      'Kukaan ei anna, ota tai ota haltuunsa enempää kuin itsellä on',
      'Pyydä tekijäksi joku, joka saa kaiken minkä jäsenkin, esimerkiksi ylläpitäjä.',
    ],
    sv: [
      'Ingen ger, tar eller tar över mer än man själv har',
      'Låt någon göra det som får allt det medlemmen får, till exempel en administratör.',
    ],
  },
  recent_authentication_required: {
    fi: [
      'Osoita uudelleen, kuka olet',
      'Lähetä todiste: `POST /v1/session/reauthenticate`, ja toista pyyntö.',
    ],
    sv: [
      'Visa på nytt vem du är',
      'Skicka ett bevis till `POST /v1/session/reauthenticate` och upprepa begäran.',
    ],
  },
  range_too_long: {
    fi: ['Aikaväli on liian pitkä', 'Pyydä aikaväli osissa.'],
    sv: ['Perioden är för lång', 'Be om perioden i delar.'],
  },
  date_too_far: {
    fi: ['Päivä on liian kaukana', 'Valitse lähempi päivä.'],
    sv: ['Datumet ligger för långt bort', 'Välj ett närmare datum.'],
  },
  range_end_before_start: {
    fi: ['Aikaväli päättyy ennen alkuaan', 'Vaihda päivät keskenään.'],
    sv: ['Perioden slutar innan den börjar', 'Byt plats på datumen.'],
  },
  version_ranges_overlap: {
    fi: [
      'Kaksi versiota olisi voimassa samana päivänä',
      'Päätä aiempi versio ensin tai valitse toinen päivä.',
    ],
    sv: [
      'Två versioner skulle gälla samma dag',
      'Avsluta den tidigare versionen först, eller välj ett annat datum.',
    ],
  },
  code_already_in_use: {
    fi: ['Koodi on jo käytössä', 'Valitse toinen koodi.'],
    sv: ['Koden används redan', 'Välj en annan kod.'],
  },
  external_ref_incomplete: {
    fi: ['Ulkoinen viite on puolikas', 'Lähetä molemmat tai ei kumpaakaan.'],
    sv: ['Den externa referensen är halv', 'Skicka båda eller ingendera.'],
  },
} as const
