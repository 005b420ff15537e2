import { contract } from '../../../../platform/contract/family.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { taskEvents } from '../record/events.ts'
import { TaskImport, TaskImportAnswer } from './shapes.ts'
import { taskImportTable } from './table.ts'

export const taskImport = contract({
  name: 'imports',
  tag: 'Imports',
  // A code of single rows: the request itself answers 200.
  refusals: refusals({
    task_of_other_project: {
      status: 409,
      title: 'The task is part of another project',
      when: 'A row of an import names a project that the task, found by its reference, is not part of.',
      remedy: 'Leave `projectCode` out, or move the task with `POST /v1/tasks/{id}/change-project` first.',
    },
  }),
  uses: { refusals: {}, events: taskEvents },
  events: {},
  operations: {
    importTasks: {
      method: 'POST',
      path: '/v1/imports/tasks',
      summary: 'Import tasks',
      description:
        'Creates or changes up to 500 tasks. Always 200, with one result a row in the order of the rows. A task is found by ' +
        'its external reference, or else by its project and number; what is not found by a reference is created. Rows may ' +
        'name tasks that they are parts of in any order. Each row keeps to the rules of the single writes: its fields are ' +
        'changed first, then its status. A field that is absent, null or blank keeps what is stored, and a row that changes ' +
        'nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: ' +
        '`GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'projects',
      body: TaskImport,
      table: taskImportTable,
      answers: TaskImportAnswer,
      emits: ['task.created', 'task.updated', 'task.status_changed'],
      example: {
        body: {
          rows: [
            {
              externalSource: 'jira',
              externalId: 'OPS-17',
              title: 'Order the heat pumps',
              dueDate: '2027-03-31',
              customFields: {},
            },
          ],
          filename: 'tasks.csv',
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
