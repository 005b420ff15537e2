/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  shift_overlap: {
    fi: ['Vuoro menee toisen päälle', 'Siirrä jompaakumpaa tai anna vuoro jollekulle toiselle.'],
    sv: ['Passet överlappar ett annat', 'Flytta det ena, eller ge det till någon annan.'],
  },
  shift_period_locked: {
    fi: ['Vuoron päivä on palkkalukituksessa', 'Pyydä poistamaan lukitus tai suunnittele toinen päivä.'],
    sv: ['Ett lönelås täcker passets dag', 'Låt låset hävas, eller planera en annan dag.'],
  },
  shift_member_absent: {
    fi: [
      'Jäsen on poissa',
      'Anna vuoro jollekulle toiselle, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Medlemmen är frånvarande',
      'Ge passet till någon annan, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_unit_closed: {
    fi: [
      'Yksikkö on suljettu',
      'Suunnittele toinen päivä, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Enheten är stängd',
      'Planera en annan dag, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_daily_rest: {
    fi: [
      'Vuorokausilepo jää liian lyhyeksi',
      'Jätä vuorojen väliin enemmän aikaa, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Dygnsvilan blir för kort',
      'Lämna mer tid mellan passen, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_weekly_rest: {
    fi: [
      'Viikkolepo jää liian lyhyeksi',
      'Jätä viikkoon pidempi lepo, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Veckovilan blir för kort',
      'Lämna en längre vila i veckan, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_weekly_maximum: {
    fi: [
      'Työtä on suunniteltu keskimäärin liikaa',
      'Suunnittele jäsenelle vähemmän, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'I genomsnitt är för mycket arbete planerat',
      'Planera mindre för medlemmen, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_nights_in_row: {
    fi: [
      'Yövuoroja on liikaa peräkkäin',
      'Jätä väliin vapaa yö, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Det är för många nattpass i rad',
      'Lämna en natt ledig emellan, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_above_staffing: {
    fi: [
      'Vuoroja on enemmän kuin yksikkö ottaa',
      'Suunnittele toinen aika, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Fler är planerade än enheten tar emot',
      'Planera en annan tid, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_below_staffing: {
    fi: [
      'Vuoroja on vähemmän kuin yksikkö tarvitsee',
      'Suunnittele tunnille enemmän jäseniä, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Färre är planerade än enheten behöver',
      'Planera fler medlemmar för timmen, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
  shift_notice_short: {
    fi: [
      'Vuorot ilmoitetaan liian myöhään',
      'Julkaise vain myöhemmät päivät, tai lähetä `overrideReason`, jos vakavuus on `override`.',
    ],
    sv: [
      'Schemat meddelas för sent',
      'Publicera bara senare dagar, eller skicka `overrideReason` där allvarlighetsgraden är `override`.',
    ],
  },
} as const
