/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  settings_stale: {
    fi: ['Asetukset ovat muuttuneet', 'Lue asetukset uudelleen ja päätä uudelleen.'],
    sv: ['Inställningarna har ändrats', 'Läs inställningarna på nytt och besluta igen.'],
  },
  time_zone_unknown: {
    fi: ['Aikavyöhykettä ei ole', 'Käytä nimeä kuten `Europe/Helsinki`; ero kuten `+02:00` ei ole vyöhyke.'],
    sv: [
      'Tidszonen finns inte',
      'Använd ett namn som `Europe/Helsinki`; en skillnad som `+02:00` är ingen zon.',
    ],
  },
  clock_moves_forward_only: {
    fi: [
      'Kello siirtyy vain eteenpäin',
      'Pyydä hetkeä, joka on kellon `now`-hetken jälkeen, tai positiivista määrää minuutteja.',
    ],
    sv: [
      'Klockan går bara framåt',
      'Be om en tidpunkt efter klockans `now`, eller ett positivt antal minuter.',
    ],
  },
  clock_too_far_ahead: {
    fi: [
      'Kello olisi liian paljon edellä',
      'Käytä uutta testiorganisaatiota, kun olet tullut näin pitkälle.',
    ],
    sv: ['Klockan skulle gå för långt före', 'Använd en ny testorganisation när du har kommit så långt.'],
  },
} as const
