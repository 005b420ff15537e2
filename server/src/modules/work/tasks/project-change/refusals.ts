import { refusals } from '../../../../platform/contract/refusals.ts'

export const projectChangeRefusals = refusals({
  task_has_hours: {
    status: 409,
    title: 'Hours were done on the task',
    when: 'A task was to get into another project, and hours are written on it or on a part of it; `taskIds` names them.',
    remedy: 'Make a new task in the other project; hours stay with the project that they were done for.',
    translations: {
      fi: [
        'Tehtävälle on kirjattu tunteja',
        'Tee uusi tehtävä toiseen projektiin; tunnit jäävät projektille, jolle ne tehtiin.',
      ],
      sv: [
        'Timmar har gjorts på uppgiften',
        'Gör en ny uppgift i det andra projektet; timmarna stannar på projektet som de gjordes för.',
      ],
    },
  },
})
