import { date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { scheduledTasks } from './shapes.ts'

export const taskScheduleRefusals = refusals({
  task_before_predecessor: {
    status: 422,
    title: 'The task waits for others',
    when: 'The new dates are too early for what the task waits for; `dependencyIds` names the dependencies.',
    remedy: 'Choose later dates, move the earlier tasks first, or change the dependencies.',
    translations: {
      fi: [
        'Tehtävä odottaa muita',
        'Valitse myöhemmät päivät, siirrä ensin aiempia tehtäviä tai muuta riippuvuuksia.',
      ],
      sv: [
        'Uppgiften väntar på andra',
        'Välj senare datum, flytta först de tidigare uppgifterna, eller ändra beroendena.',
      ],
    },
  },
  task_schedule_out_of_range: {
    status: 422,
    values: {
      lastDate: date('The last date that a task may have.'),
    },
    title: 'A task would get a date beyond the calendar',
    when: 'A task that waits would be moved to the year 3000 or later.',
    remedy: 'Look at the lags of the dependencies, and at the dates that were sent.',
    translations: {
      fi: [
        'Tehtävän päivä menisi kalenterin ulkopuolelle',
        'Tarkista riippuvuuksien viiveet ja lähetetyt päivät.',
      ],
      sv: [
        'En uppgift skulle få ett datum utanför kalendern',
        'Se över beroendenas fördröjningar och de datum som skickades.',
      ],
    },
  },
  project_schedule_too_large: {
    status: 422,
    title: 'The project has too many open tasks',
    when: `More than ${scheduledTasks} tasks of the project are open.`,
    remedy: 'Close or archive what is over, or divide the project.',
    translations: {
      fi: ['Projektissa on liikaa avoimia tehtäviä', 'Päätä tai arkistoi päättyneet tai jaa projekti.'],
      sv: [
        'Projektet har för många öppna uppgifter',
        'Avsluta eller arkivera det som är över, eller dela projektet.',
      ],
    },
  },
})
