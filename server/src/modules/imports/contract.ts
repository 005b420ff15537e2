import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { idOf } from '../../platform/contract/operation.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { tableLanguages } from '../../platform/contract/table.ts'
import { object, oneOf, optional, page, paging } from '../../platform/contract/shapes.ts'
import { rowRefusals } from './row-refusals.ts'
import { Import, ImportWithResults, registers, TemplateFile } from './shapes.ts'

export const imports = contract({
  name: 'imports',
  tag: 'Imports',
  about: 'Rows of other systems, brought into the registers again and again.',
  refusals: {
    ...rowRefusals,
    ...refusals({
      import_not_found: {
        status: 404,
        title: 'No such import',
        when: 'No import of the organisation has the id.',
        remedy: 'Read the ids from `GET /v1/imports`.',
      },
    }),
  },
  events: events({}),
  operations: {
    list: {
      method: 'GET',
      path: '/v1/imports',
      summary: 'List imports',
      description:
        'The newest first, each as it was carried out; dry runs are not kept. The results of its rows come with each one alone.',
      needs: ['org.admin'],
      query: object({
        register: optional(oneOf(registers, { description: 'Only imports into this register.' })),
        ...paging,
      }),
      answers: page(Import),
    },
    get: {
      method: 'GET',
      path: '/v1/imports/{id}',
      summary: 'Read an import',
      description: 'One import with the result of every row.',
      needs: ['org.admin'],
      params: { id: idOf('import_not_found') },
      answers: ImportWithResults,
      refuses: ['import_not_found'],
    },
    template: {
      method: 'GET',
      path: '/v1/imports/templates/{register}',
      summary: 'Download a template',
      description:
        'A table with a header that names every column of the register, and an example row to write over. Whoever asks with ' +
        '`Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.',
      needs: 'none',
      params: { register: { schema: oneOf(registers, { description: 'What will be imported into.' }) } },
      query: object({
        format: optional(
          oneOf(['csv', 'xlsx'], { description: 'CSV as Excel opens it, or a workbook. Absent: `csv`.' }),
        ),
        language: optional(
          oneOf(tableLanguages, { description: 'The language of the header. Absent: `en`.' }),
        ),
      }),
      answers: TemplateFile,
      download: true,
      transaction: 'none',
    },
  },
})
