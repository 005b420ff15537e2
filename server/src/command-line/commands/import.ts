import { command, type Option } from '../command.ts'
import { importOptions, targetImportOptions } from '../options/import.ts'

const description =
  'Sends the table to a service in parts of 500 rows, with a key that has org.admin. Encoding, delimiter and ' +
  'the language of the header are found out; “GET /v1/import-templates” answers a table to fill in. Each refused row is told ' +
  'with its line, its column and a code. A row that comes before others, such as a parent, is sent before them, and the ' +
  'rows of a member’s day together.\n' +
  'Interrupted and started again, it goes on after the last part that the history of imports has; the same file with the ' +
  'same options is known by its content. Rows that change nothing write nothing.\n' +
  'Ends with 0 when every row is as it should be, and with 19 when rows were refused. A dry run sends with ' +
  'each part the rows of earlier parts on which its own depend: those of the same record, parents, supervisors, shifts over ' +
  'midnight; of rows that depend on more than 250 it says that they may turn out otherwise.'

const imported = (register: string, options: Readonly<Record<string, Option>>, example: string) =>
  command({
    name: `import ${register}`,
    summary: `Import ${register.replace('-', ' ')} from a CSV file or a workbook.`,
    description,
    options,
    examples: [
      `konttori import ${register} ${example} --dry-run`,
      `konttori import ${register} ${example} --errors-to refused.csv`,
    ],
    async run(given, circumstances) {
      const { importTable } = await import('../importing/import-table.ts')
      return importTable(register, given, circumstances)
    },
  })

/** One for each register of imports, by its name in the interface. */
export const imports = [
  imported('members', importOptions, 'people.csv'),
  imported('planning-units', importOptions, 'units.xlsx'),
  imported('tracking-targets', targetImportOptions, 'targets.csv --level cost_center'),
  imported('work-days', importOptions, 'hours.csv'),
  imported('customers', importOptions, 'customers.csv'),
  imported('contacts', importOptions, 'contacts.csv'),
  imported('leads', importOptions, 'leads.csv'),
  imported('deals', importOptions, 'deals.csv'),
  imported('activities', importOptions, 'activities.csv'),
  imported('projects', importOptions, 'projects.csv'),
  imported('project-phases', importOptions, 'phases.csv'),
  imported('tasks', importOptions, 'tasks.csv'),
  imported('project-participants', importOptions, 'participants.csv'),
  imported('project-purchases', importOptions, 'purchases.csv'),
  imported('project-installments', importOptions, 'installments.csv'),
  imported('task-dependencies', importOptions, 'dependencies.csv'),
  imported('rate-cards', importOptions, 'rates.csv'),
  imported('absences', importOptions, 'absences.csv'),
  imported('opening-balances', importOptions, 'openings.csv'),
  imported('leave-balances', importOptions, 'leave.csv'),
  imported('shifts', importOptions, 'shifts.csv'),
]
