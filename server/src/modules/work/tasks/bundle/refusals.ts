import { refusals } from '../../../../platform/contract/refusals.ts'
import { tasksOfBundle } from './shapes.ts'

export const bundleRefusals = refusals({
  task_bundle_too_large: {
    status: 422,
    title: 'The project has too many tasks for one answer',
    when: `The project has more than ${tasksOfBundle} tasks that are not archived.`,
    remedy: 'Read them in pages, from `GET /v1/projects/{id}/tasks/page`, or archive what is over.',
    translations: {
      fi: [
        'Projektissa on liikaa tehtäviä yhteen vastaukseen',
        'Lue ne sivuina osoitteesta `GET /v1/projects/{id}/tasks/page` tai arkistoi päättyneet.',
      ],
      sv: [
        'Projektet har för många uppgifter för ett svar',
        'Läs dem sida för sida från `GET /v1/projects/{id}/tasks/page`, eller arkivera det som är över.',
      ],
    },
  },
})
