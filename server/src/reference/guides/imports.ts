import { limits } from '../../platform/vocabulary/limits.ts'
import { type Guide, type GuideSection, guide, operation, refusal, text, typescript } from './guide.ts'

/** Bringing people and hours in, so that the same import may run again. */
export const imports: Guide = {
  name: 'imports',
  title: 'Imports',
  summary: 'Bring people and their hours in from another system, in a way that may be run again at any time.',
  sections: ({ baseUrl }) => [people(baseUrl), changes, hours, confirm, tables],
}

const people = (baseUrl: string): GuideSection => ({
  id: 'people',
  title: 'People',
  parts: [
    text`<p>${operation('members.createBulk')} adds up to ${limits.bulkMembers} people in one request. Supervisors are named by address, in any order and also among the rows; units and worktime models by name, employers by name or registry code. Try it with <code>dryRun: true</code> first.</p>`,
    [
      typescript(`
import { createClient, rows } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
const { items: models } = await konttori.worktimeModels.list()
const people = [
  { firstNames: 'Maija', lastName: 'Virtanen', email: 'maija@example.fi', role: 'manager' },
  {
    firstNames: 'Matti',
    lastName: 'Salmi',
    email: 'matti@example.fi',
    role: 'employee',
    managerEmail: 'maija@example.fi',
  },
].map(person => ({ ...person, worktimeModel: models[0]?.name, employmentStartDate: '2026-01-01' }))

const { results } = await konttori.members.createBulk({ rows: people })
for (const { email, status, code } of results) console.log(email, status, code ?? '')
`),
    ],
    text`<p>The answer is 200 with one result for each row: <code>invited</code>, <code>created</code> (without an address), <code>skipped</code> (already there), or <code>error</code> with a code. A row whose address is on the roster is skipped, so the same file may be sent again after any interruption. A row without an address has nothing to be recognised by: send it once, under an ${guide('idempotency', 'Idempotency-Key')}.</p>`,
  ],
})

const changes: GuideSection = {
  id: 'what-has-changed',
  title: 'What has changed',
  parts: [
    text`<p>Read the roster and compare: change only what differs, with the <code>updatedAt</code> that you read. Then a run over unchanged data writes nothing, sends no event, and two runs at once cannot undo each other.</p>`,
    [
      typescript(`
const members = new Map<string, string>()
for await (const member of rows(konttori.members.list, { limit: 100 })) {
  if (member.email === null) continue
  members.set(member.email, member.id)
  if (member.email === 'matti@example.fi' && member.preferredName !== 'Masa')
    await konttori.members.update(member.id, { preferredName: 'Masa', expectedUpdatedAt: member.updatedAt })
}
`),
    ],
    text`<p><code>examples/provision-people.ts</code> in the repository does it for 300 people with units, employers and fixed terms.</p>`,
  ],
}

const hours: GuideSection = {
  id: 'hours-from-csv',
  title: 'Hours from CSV',
  parts: [
    text`<p>A day is written whole: ${operation('workDays.writeEntries')} replaces every entry of the date, so writing it again changes nothing. Group the rows of the file by person and date, and turn clock times into minutes from midnight; after midnight they run on past 1440. Entry types go by id: read them once from ${operation('entryTypes.list')}.</p>`,
    [
      typescript(`
const csv = \`person;date;type;start;end
matti@example.fi;2026-11-02;work;08:00;16:00
matti@example.fi;2026-11-02;break;11:30;12:00
matti@example.fi;2026-11-03;work;08:15;16:15\`

const { items: entryTypes } = await konttori.entryTypes.list()
const typeIds = new Map(entryTypes.map(({ code, id }) => [code, id]))
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const days = new Map<string, string[][]>()
for (const line of csv.split('\\n').slice(1)) {
  const cells = line.split(';')
  const day = \`\${cells[0]} \${cells[1]}\`
  days.set(day, [...(days.get(day) ?? []), cells])
}
for (const [day, lines] of days) {
  const [person = '', date = ''] = day.split(' ')
  const entries = lines.map(([, , type = '', start = '', end = '']) => ({
    entryTypeId: typeIds.get(type) ?? '',
    startMinutes: minutes(start),
    endMinutes: minutes(end),
  }))
  await konttori.workDays.writeEntries({ membershipId: members.get(person) ?? '', date }, { entries })
}
`),
    ],
    text`<p>The key needs <code>worktime.supervise</code>, its owner authority over the person, and the organisation the setting that supervisors may act for others: ${refusal('acting_on_behalf_disabled')}. A day that is confirmed already answers 409 ${refusal('day_confirmed_locked')}; reopen it first (${operation('workDays.reopenRange')}).</p>`,
  ],
}

const confirm: GuideSection = {
  id: 'confirm-and-approve',
  title: 'Confirm and approve',
  parts: [
    text`<p>What was written are drafts. Confirm a range of at most ${limits.rangeDays.lifecycle} days, and read what was skipped: empty days off always are. What was confirmed stands in <code>acted</code>, with its id. Approving is another step, of up to ${limits.batchIds} days at once.</p>`,
    [
      typescript(`
const membershipId = members.get('matti@example.fi') ?? ''
const range = { from: '2026-11-02', to: '2026-11-03' }
const confirmed = await konttori.workDays.confirmRange(membershipId, range)
console.log(confirmed.actedCount, 'confirmed;', confirmed.skipped.map(({ code }) => code))
const approved = await konttori.workDays.approveBatch({ ids: confirmed.acted.map(({ id }) => id) })
console.log(approved.actedCount, 'approved')
`),
    ],
    text`<p>From here the days go to payroll: ${operation('payrollExports.createBatch')}. <code>examples/first-month.ts</code> walks the whole way.</p>`,
  ],
}

const tables: GuideSection = {
  id: 'tables',
  title: 'From CSV or a workbook',
  parts: [
    text`<p>Imports are for administrators: every operation of them, the history and undoing too, needs <code>org.admin</code>. Every import takes its rows as a table too: send the file itself with <code>Content-Type: text/csv</code> or that of an XLSX workbook, and what stands beside <code>rows</code> in JSON as parameters of the query. ${operation('imports.template')} answers a table with every column. Encoding, delimiter and the language of the header – Finnish, Swedish, English or the names of the fields – are found out; of a workbook the first sheet that is not hidden is read, with dates as dates and formulas as their stored values.</p>`,
    text`<p>The results are those of JSON, each with its <code>line</code>, and an error with the <code>column</code> as the table calls it. A row with a cell too many, a value in an unknown column or an error in place of a value is refused alone, as a row of JSON with an unknown field is: its result says ${refusal('unknown_field')}, ${refusal('invalid_value')} or ${refusal('cell_without_value')}, with a <code>detail</code>. Refused whole is only what cannot be read as a table: ${refusal('table_unreadable')}, ${refusal('table_header_invalid')}, ${refusal('table_too_large')}. A table of more than 500 rows is imported by a job, ${operation('importJobs.start')}, whose progress and results are read meanwhile. A table with a title above its header, columns of its own or headings in its own words is read with <code>headerLine</code>, <code>unknownColumns=ignore</code> and <code>columnMap</code> in the query, a sheet of a workbook by its name with <code>sheet</code>; <code>columns</code> of the answer says which column filled which field and which was not read. <code>konttori import members people.csv --dry-run</code> sends a file of any length in parts, and goes on where it was interrupted.</p>`,
    text`<p>The way back is an export: ${operation('exports.customers')} and its likes answer a register as CSV or a workbook with the columns of its import, the filters of its list and what the caller reads there. Its column <code>recordId</code> says which record a row means, so that a table is exported, changed in a spreadsheet and imported again; what was not changed is <code>unchanged</code>. An empty cell keeps what is stored. With <code>recordIds=false</code> another organisation takes the table: ids are left out, and records are named by codes, references and addresses. ${operation('exports.openingBalances')} with <code>asOf</code>, and ${operation('exports.leaveBalances')} with <code>date</code>, have what there is on that day, to open balances by elsewhere. A text that a spreadsheet would take for a formula has an apostrophe before it in CSV, which the import takes away.</p>`,
    text`<p>Projects, phases, tasks, rates and what belongs to them – participants, purchases, installments, and what waits for what – come as rows too: ${guide('projects', 'Keep projects and tasks in step')}.</p>`,
  ],
}
