/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  shift_publication_not_found: {
    fi: ['Julkaisua ei löydy', 'Hae julkaisut osoitteesta `GET /v1/shift-publications`.'],
    sv: ['Publiceringen finns inte', 'Hämta publiceringarna från `GET /v1/shift-publications`.'],
  },
  shift_publication_empty: {
    fi: ['Julkaistavaa ei ole', 'Suunnittele ensin vuoroja tai valitse toinen jakso.'],
    sv: ['Det finns inget att publicera', 'Planera pass först, eller välj en annan period.'],
  },
  shift_publication_member_missing: {
    fi: ['Vuorolla ei ole tekijää', 'Anna jokainen vuoro jäsenelle, tee niistä avoimia vuoroja tai peru ne.'],
    sv: [
      'Ett pass har ingen som arbetar det',
      'Ge vart och ett till en medlem, gör lediga pass av dem, eller ställ in dem.',
    ],
  },
  shift_publication_taken_back: {
    fi: ['Jaksosta ei ole julkaistu mitään', 'Valitse jakso, jossa on julkaistuja vuoroja.'],
    sv: ['Inget av perioden är publicerat', 'Välj en period med publicerade pass.'],
  },
  shift_publication_period_locked: {
    fi: [
      'Julkaistu vuoro on palkkalukituksessa',
      'Pyydä poistamaan lukitus tai peru vain muiden päivien julkaisu.',
    ],
    sv: ['Ett lönelås täcker ett publicerat pass', 'Låt låset hävas, eller ta tillbaka bara andra dagar.'],
  },
} as const
