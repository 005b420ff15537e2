import { contributedEvents, events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { inPublishedOrder } from '../../../platform/contract/published-order.ts'
import { instant } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { DryRun, object, oneOf, optional, page, paging } from '../../../platform/contract/shapes.ts'
import { tableLanguages } from '../../../platform/contract/table.ts'
import { rowRefusals } from './refusals.ts'
import type { ImportRegister } from './register.ts'
import { importShapeOf, importWithResultsOf, TemplateFile } from './shapes.ts'
import type { UndoAnnouncement } from './undo-announcements.ts'
import { importWarnings } from './warnings.ts'

/** The registers that were published first, in the order that the description keeps. Others follow by themselves. */
export const publishedRegisters: readonly string[] = [
  'tracking-targets',
  'members',
  'planning-units',
  'work-days',
  'customers',
  'contacts',
  'leads',
  'activities',
  'deals',
  'projects',
  'project-phases',
  'tasks',
  'rate-cards',
  'opening-balances',
  'absences',
  'leave-balances',
  'shifts',
]

/** The same of the records whose undoing is announced. */
const publishedUndone: readonly string[] = ['membership', 'customer', 'deal', 'project', 'shift', 'task']

/** The promises of imports into whatever registers families contribute. */
export function importsOf(contributed: readonly ImportRegister[], undone: readonly UndoAnnouncement[]) {
  const registers = inPublishedOrder(publishedRegisters, contributed, each => each.register).map(
    ({ register }) => register,
  )
  const announced = inPublishedOrder(publishedUndone, undone, ({ record }) => record)
  return contract({
    name: 'imports',
    tag: 'Imports',
    about: 'Rows of other systems, brought into the registers again and again.',
    refusals: {
      ...rowRefusals,
      ...refusals({
        import_not_found: {
          status: 404,
          title: 'No such import',
          when: 'No import that the caller may know of has the id.',
          remedy: 'Read the ids from `GET /v1/imports`.',
          translations: {
            fi: ['Tuontia ei löydy', 'Hae tuontien tunnukset osoitteesta `GET /v1/imports`.'],
            sv: ['Importen finns inte', 'Hämta importernas id från `GET /v1/imports`.'],
          },
        },
        import_already_undone: {
          status: 409,
          values: {
            undoneAt: instant('When the import was undone.'),
          },
          title: 'The import is undone already',
          when: 'Somebody undid the import before; `undoneAt` says when.',
          remedy: 'Nothing is left to do. To bring the rows back, import them again.',
          translations: {
            fi: [
              'Tuonti on jo kumottu',
              'Mitään ei ole enää tehtävänä. Tuo rivit uudelleen, jos haluat ne takaisin.',
            ],
            sv: [
              'Importen är redan ångrad',
              'Inget återstår att göra. Importera raderna igen om de ska tillbaka.',
            ],
          },
        },
        import_undo_blocked: {
          status: 409,
          title: 'The import cannot be undone',
          when: 'A record that the import wrote has changed since, or something refers to one that it made. Nothing is undone.',
          remedy:
            '`rows` names each row with its record and why: `record_changed`, `record_in_use`, `shift_published`, or what a change of the record by hand would be refused with. Put those right, and try again.',
          translations: {
            fi: [
              'Tuontia ei voi kumota',
              '`rows` nimeää jokaisen rivin tietueineen ja syyn: `record_changed`, `record_in_use`, `shift_published`, tai minkä vuoksi tietueen muutos käsin hylättäisiin. Korjaa ne ja yritä uudelleen.',
            ],
            sv: [
              'Importen kan inte ångras',
              '`rows` nämner varje rad med dess post och varför: `record_changed`, `record_in_use`, `shift_published`, eller det som en ändring för hand skulle avvisas med. Rätta dem och försök igen.',
            ],
          },
        },
      }),
    },
    reasons: importWarnings,
    events: events({}),
    operations: {
      list: {
        method: 'GET',
        path: '/v1/imports',
        summary: 'List imports',
        description:
          'The newest first, each as it was carried out; dry runs are not kept. The results of its rows come with each one alone.',
        needs: ['org.admin'],
        listed: { q: 'the name of the file', ids: true, sorts: ['createdAt'] },
        query: object({
          register: optional(oneOf(registers, { description: 'Only imports into this register.' })),
          ...paging,
        }),
        answers: page(importShapeOf(registers)),
      },
      get: {
        method: 'GET',
        path: '/v1/imports/{id}',
        summary: 'Read an import',
        description: 'One import with the result of every row.',
        needs: ['org.admin'],
        params: { id: idOf('import_not_found') },
        answers: importWithResultsOf(registers),
        refuses: ['import_not_found'],
      },
      template: {
        method: 'GET',
        path: '/v1/import-templates/{register}',
        summary: 'Download a template',
        description:
          'A table with a header that names every column of the register, and an example row to write over. Whoever asks with ' +
          '`Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.',
        needs: ['org.admin'],
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
      undo: {
        method: 'POST',
        path: '/v1/imports/{id}/undo',
        summary: 'Undo an import',
        description:
          'Everything or nothing: records that the import made are removed while nothing refers to them, and what it changed ' +
          'is put back where it is as the import left it. Otherwise the answer names every row that is in the way. A dry run ' +
          'tells whether it would succeed.',
        needs: ['org.admin'],
        params: { id: idOf('import_not_found') },
        body: object({ dryRun: DryRun }),
        answers: importShapeOf(registers),
        refuses: ['import_not_found', 'import_already_undone', 'import_undo_blocked'],
        emits: contributedEvents<'imports.undo_announcements'>(
          ...announced.map(({ announces }) => announces),
        ),
      },
    },
  })
}

/** Without any register. */
export const imports = importsOf([], [])
