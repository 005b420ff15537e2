import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { inPublishedOrder } from '../../../../platform/contract/published-order.ts'
import { text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { object, oneOf, optional, page, paging } from '../../../../platform/contract/shapes.ts'
import { publishedRegisters } from '../contract.ts'
import type { ImportRegister } from '../register.ts'
import { rowStatuses } from '../shapes.ts'
import { jobBodyOf, JobRow, jobShapeOf } from './shapes.ts'

/** The promises of imports that take longer than a request. */
export function importJobsOf(contributed: readonly ImportRegister[]) {
  const ordered = inPublishedOrder(
    publishedRegisters,
    contributed.filter(({ inJobs }) => inJobs),
    each => each.register,
  )
  const registers = ordered.map(({ register }) => register)
  const common = Object.assign({}, ...ordered.map(each => each.inJobs?.common))
  const Job = jobShapeOf(registers)
  return contract({
    name: 'importJobs',
    tag: 'Imports',
    refusals: refusals({
      import_job_not_found: {
        status: 404,
        title: 'No such import job',
        when: 'No job of the organisation that the caller may know of has the id, or it ended more than 30 days ago.',
        remedy: 'Use the id that starting the job answered.',
        translations: {
          fi: ['Tuontityötä ei löydy', 'Käytä tunnusta, jonka työn aloitus palautti.'],
          sv: ['Importjobbet finns inte', 'Använd det id som starten av jobbet svarade med.'],
        },
      },
      import_job_ended: {
        status: 409,
        values: {
          state: text('The state that the job is in.'),
        },
        title: 'The import job has ended',
        when: 'A job that is to be cancelled is completed, cancelled or failed already.',
        remedy: 'Nothing is left to cancel. What it imported is undone import by import: `importIds`.',
        translations: {
          fi: [
            'Tuontityö on päättynyt',
            'Peruttavaa ei ole jäljellä. Tuodut rivit kumotaan tuonti kerrallaan: `importIds`.',
          ],
          sv: [
            'Importjobbet är avslutat',
            'Inget återstår att avbryta. Det importerade ångras import för import: `importIds`.',
          ],
        },
      },
      import_job_option_unknown: {
        status: 422,
        title: 'The register does not take the option',
        when: '`options` has what the import of the register does not take, or lacks what it needs; or the register is not in use.',
        remedy: 'Send what `POST /v1/imports/{register}` takes beside `rows`.',
        translations: {
          fi: [
            'Rekisteri ei ota valintaa',
            'Lähetä se, mitä `POST /v1/imports/{register}` ottaa `rows`-kentän lisäksi.',
          ],
          sv: ['Registret tar inte valet', 'Skicka det som `POST /v1/imports/{register}` tar utöver `rows`.'],
        },
      },
    }),
    events: events({}),
    operations: {
      start: {
        method: 'POST',
        path: '/v1/import-jobs',
        summary: 'Start an import job',
        description:
          'Imports a table of any length that a request can carry, in parts of up to 500 rows that are carried out one after the other, each ' +
          'as by `POST /v1/imports/{register}`: whole or not at all, once, with the rights that whoever started the job has then. Parents and ' +
          'supervisors come before the rows that name them, and the rows of a day together. A dry run looks at each part by itself.',
        needs: ['org.admin'],
        body: jobBodyOf(registers, common),
        readsTable: true,
        status: 202,
        answers: Job,
        refuses: ['import_job_option_unknown'],
        example: {
          body: {
            register: 'customers',
            file: 'TmltaQpZa3NpIE95Cg==',
            format: 'csv',
            filename: 'customers.csv',
          },
        },
      },
      get: {
        method: 'GET',
        path: '/v1/import-jobs/{id}',
        summary: 'Read an import job',
        description: 'How far the job is, and what became of its rows so far.',
        needs: ['org.admin'],
        params: { id: idOf('import_job_not_found') },
        answers: Job,
        refuses: ['import_job_not_found'],
      },
      rows: {
        method: 'GET',
        path: '/v1/import-jobs/{id}/rows',
        summary: 'Read the results of an import job',
        description:
          'One result a row that was carried out, as an import answers it, in the order of the table.',
        needs: ['org.admin'],
        params: { id: idOf('import_job_not_found') },
        query: object({
          status: optional(oneOf(rowStatuses, { description: 'Only rows that this became of.' })),
          ...paging,
        }),
        answers: page(JobRow),
        refuses: ['import_job_not_found'],
      },
      cancel: {
        method: 'POST',
        path: '/v1/import-jobs/{id}/cancel',
        summary: 'Cancel an import job',
        description:
          'No further part is begun. What was carried out stays; it is undone import by import, `POST /v1/imports/{id}/undo`.',
        needs: ['org.admin'],
        params: { id: idOf('import_job_not_found') },
        body: object({}),
        answers: Job,
        refuses: ['import_job_not_found', 'import_job_ended'],
      },
    },
  })
}

/** Without any register. */
export const importJobs = importJobsOf([])
