import { refusals } from '../../../../platform/contract/refusals.ts'

export const taskLabelNotFound = refusals({
  task_label_not_found: {
    status: 404,
    title: 'No such task label',
    when: 'No task label of the organisation has this id, or the one that a task is to be given is not active.',
    remedy: 'Read the labels from `GET /v1/task-labels`.',
    translations: {
      fi: ['Tehtävätunnistetta ei löydy', 'Hae tunnisteet osoitteesta `GET /v1/task-labels`.'],
      sv: ['Uppgiftsetiketten finns inte', 'Hämta etiketterna från `GET /v1/task-labels`.'],
    },
  },
})
