/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  project_milestone_not_found: {
    fi: ['Välitavoitetta ei löydy', 'Hae välitavoitteet osoitteesta `GET /v1/projects/{id}/milestones`.'],
    sv: ['Milstolpen finns inte', 'Hämta milstolparna från `GET /v1/projects/{id}/milestones`.'],
  },
  project_milestone_stale: {
    fi: [
      'Välitavoite on muuttunut',
      'Lue välitavoite uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Milstolpen har ändrats',
      'Läs milstolpen på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  project_milestone_limit_reached: {
    fi: ['Projektissa on liikaa välitavoitteita', 'Poista välitavoitteet, joilla ei ole enää merkitystä.'],
    sv: ['Projektet har för många milstolpar', 'Ta bort milstolpar som inte längre säger något.'],
  },
  project_milestone_reached_in_future: {
    fi: [
      'Välitavoite olisi saavutettu tulevaisuudessa',
      'Lähetä, milloin se saavutettiin, tai null, jos ei vielä.',
    ],
    sv: ['Milstolpen skulle ha nåtts i framtiden', 'Skicka när den nåddes, eller null för inte ännu.'],
  },
} as const
