/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  project_phase_stale: {
    fi: ['Vaihe on muuttunut', 'Lue vaihe uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.'],
    sv: ['Fasen har ändrats', 'Läs fasen på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  project_phase_state_conflict: {
    fi: ['Vaihe on toisessa tilassa', 'Lue vaihe ja tee se, minkä sen tila sallii.'],
    sv: ['Fasen har en annan status', 'Läs fasen, och ta ett steg som dess status tillåter.'],
  },
  project_phase_cycle: {
    fi: ['Vaihe olisi itsensä alla', 'Valitse ylävaihe vaiheen ulkopuolelta.'],
    sv: ['En fas skulle ligga under sig själv', 'Välj en överordnad fas utanför fasen.'],
  },
  project_phase_too_deep: {
    fi: ['Vaiheita olisi liikaa sisäkkäin', 'Sijoita se ylemmäs.'],
    sv: ['Faserna skulle ligga för djupt', 'Placera den högre upp.'],
  },
  project_phases_full: {
    fi: [
      'Projektissa on liikaa vaiheita',
      'Käytä jotakin vaihetta hienompaa, tehtäviä, tai toista projektia.',
    ],
    sv: [
      'Projektet har för många faser',
      'Använd något finare än en fas, uppgifter, eller ett annat projekt.',
    ],
  },
} as const
