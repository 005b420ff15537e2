/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  task_recurrence_not_found: {
    fi: ['Tehtävä ei toistu', 'Lähetä toisto: `PUT /v1/tasks/{id}/recurrence`.'],
    sv: ['Uppgiften upprepas inte', 'Skicka en regel med `PUT /v1/tasks/{id}/recurrence`.'],
  },
  task_recurrence_stale: {
    fi: [
      'Toistosääntö on muuttunut',
      'Lue toistosääntö uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Upprepningens regel har ändrats',
      'Läs upprepningens regel på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  task_recurrence_moved_on: {
    fi: ['Tehtävää seuraa jo toinen', 'Muuta toistosääntöä viimeisestä tehtävästä.'],
    sv: ['Uppgiften följs redan av en annan', 'Ändra regeln på den sista uppgiften.'],
  },
  task_recurrence_of_closed_task: {
    fi: ['Tehtävä on päättynyt', 'Anna toistosääntö tehtävälle, joka on vielä tekemättä.'],
    sv: ['Uppgiften är avslutad', 'Ge regeln till en uppgift som ännu ska göras.'],
  },
  task_recurrence_invalid: {
    fi: [
      'Toistosääntöä ei ymmärretä',
      'Lähetä sääntö kuten `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, ja `COUNT` tai `UNTIL` (päivä, `20271231`), jos toisto päättyy.',
    ],
    sv: [
      'Upprepningens regel kan inte tolkas',
      'Skicka en regel som `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, med `COUNT` eller `UNTIL` (en dag, `20271231`) om den tar slut.',
    ],
  },
  task_recurrence_without_date: {
    fi: ['Ilman päivää ei voi toistaa', 'Anna tehtävälle ensin päivä.'],
    sv: ['Det som saknar datum kan inte upprepas', 'Ge uppgiften ett datum först.'],
  },
} as const
