import { contract } from '../../../../../platform/contract/family.ts'
import { activityEvents } from '../events.ts'
import { ActivityImport, ActivityImportAnswer } from './shapes.ts'
import { activityImportTable } from './table.ts'

export const activityImport = contract({
  name: 'imports',
  tag: 'Imports',
  refusals: {},
  uses: { refusals: {}, events: activityEvents },
  events: {},
  operations: {
    importActivities: {
      method: 'POST',
      path: '/v1/imports/activities',
      summary: 'Import activities',
      description:
        'Creates or changes up to 500 activities. Always 200, with one result a row in the order of the rows. An activity is ' +
        'found by its external reference; what is not found is created. Each row keeps to the rules of `POST` and `PATCH ' +
        '/v1/crm/activities`, and one with `doneAt` for an activity that is planned completes it. A customer that was merged ' +
        'is the one that it was merged into. A field that is absent, null or blank keeps what is stored, and a row that ' +
        'changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: ' +
        '`GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'crm',
      body: ActivityImport,
      table: activityImportTable,
      answers: ActivityImportAnswer,
      emits: ['activity.created', 'activity.completed'],
      example: {
        body: {
          rows: [
            {
              externalSource: 'old_crm',
              externalId: 'a-17',
              type: 'call',
              subject: 'Soita tarjouksesta',
              dueAt: '2026-12-01 09:00',
              durationMinutes: 30,
              customFields: {},
            },
          ],
          filename: 'activities.csv',
        },
        answer: {
          results: [{ index: 0, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a11', code: null }],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a12',
          dryRun: false,
        },
      },
    },
  },
})
