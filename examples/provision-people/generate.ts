/**
 * Writes the two exports of the example's HR system: 300 people, and the ten rows that differ a month later. The same
 * every time: a test compares.
 *
 *     node examples/provision-people/generate.ts
 */
import { writeFileSync } from 'node:fs'
import { columns, type PersonRow, peopleFile, changesFile } from './people.ts'
import { firstNames, lastNames, type Tongue } from './names.ts'

const count = 300
const employers = ['0112038-9', '1927400-1'] as const
const units = [
  'Helsinki',
  'Turku – Åbo',
  'Vaasa – Vasa',
  'Hämeenlinna',
  'Jyväskylä',
  'Maarianhamina – Mariehamn',
]
const models = ['Kiinteä 37,5 h', 'Liukuma 37,5 h', 'Tuntityö']
const titles = ['Asentaja', 'Elektriker', 'Myyjä', 'Varastotyöntekijä', 'Suunnittelija', 'Städare']

/** Numbers that look like chance and are the same every time (mulberry32). */
function chances(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export function people(): PersonRow[] {
  const chance = chances(20261121)
  const pick = <T>(from: readonly T[]): T => from[chance(from.length)] as T
  const used = new Set<string>()
  const rows: PersonRow[] = []

  for (let index = 0; index < count; index++) {
    const tongue: Tongue = (['fi', 'fi', 'fi', 'fi', 'sv', 'sv', 'en'] as const)[chance(7)] ?? 'fi'
    const person = { firstNames: pick(firstNames[tongue]), lastName: pick(lastNames[tongue]) }
    // One director, a head of each unit, four teams in each, and one in ten below a colleague who leads a crew.
    const isHead = index >= 1 && index <= units.length
    const isLead = index > units.length && index <= units.length * 5
    const isLeader = index === 0 || isHead || isLead
    const hasAddress = isLeader || chance(9) > 0
    const unit = units[index % units.length] ?? ''
    rows.push({
      employeeNumber: String(1001 + index),
      ...person,
      callingName: chance(6) === 0 ? (person.firstNames.split(' ').at(-1) ?? '') : '',
      email: hasAddress ? addressOf(person, tongue, used) : '',
      role:
        index === 1
          ? 'hr'
          : index === 2
            ? 'payroll'
            : isLeader
              ? 'manager'
              : pick(['employee', 'employee', 'employee', 'employee', 'sales']),
      unit,
      managerEmail: managerOf(index, rows, chance),
      employer: employers[index % 7 === 0 ? 1 : 0],
      worktimeModel: isLeader ? 'Liukuma 37,5 h' : pick(models),
      ...contractOf(isLeader ? 99 : chance(24), chance),
      pay: pick(['monthly', 'monthly', 'hourly']),
      title: isLeader ? 'Esihenkilö' : pick(titles),
      locale: tongue,
      phone: hasAddress ? `+358 40 ${String(1000000 + chance(9000000))}` : '',
    })
  }
  // An HR system does not sort its people so that supervisors come first.
  return rows
    .map(row => ({ row, place: chance(1_000_000) }))
    .sort((a, b) => a.place - b.place || Number(a.row.employeeNumber) - Number(b.row.employeeNumber))
    .map(({ row }) => row)
}

function addressOf(
  { firstNames: first, lastName }: { firstNames: string; lastName: string },
  tongue: Tongue,
  used: Set<string>,
): string {
  const plain = `${first.split(' ')[0]}.${lastName}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.-]/g, '')
    .toLowerCase()
    .replace(/\.-?$/, '')
  const local = used.has(plain) ? `${plain}.${used.size}` : plain
  used.add(plain).add(local)
  return `${local}@${tongue === 'sv' ? 'tjänst.pohjanvala.example' : 'pohjanvala.example'}`
}

function managerOf(index: number, rows: readonly PersonRow[], chance: (below: number) => number): string {
  if (index === 0) return ''
  if (index <= units.length) return rows[0]?.email ?? ''
  const inUnit = (from: number, to: number) =>
    rows.slice(from, to).filter(row => row.unit === units[index % units.length] && row.email !== '')
  const above =
    index <= units.length * 5
      ? inUnit(1, units.length + 1)
      : index % 10 === 0
        ? inUnit(units.length * 5 + 1, rows.length)
        : inUnit(units.length + 1, units.length * 5 + 1)
  return above[chance(Math.max(1, above.length))]?.email ?? rows[0]?.email ?? ''
}

function contractOf(kind: number, chance: (below: number) => number) {
  const permanent = {
    startDate: `20${10 + chance(16)}-0${1 + chance(9)}-01`,
    endDate: '',
    contract: 'permanent',
    basis: '',
    grounds: '',
  } as const
  if (kind > 3) return permanent
  const startDate = ['2026-06-01', '2026-08-17', '2026-10-01'][chance(3)] ?? ''
  const fixed = { startDate, contract: 'fixed_term' } as const
  if (kind === 0) return { ...fixed, endDate: '2027-05-31', basis: 'no_reason', grounds: '' } as const
  if (kind === 1)
    return { ...fixed, endDate: '2027-03-31', basis: 'long_term_unemployed', grounds: '' } as const
  const grounds = kind === 2 ? 'Vanhempainvapaan sijaisuus.' : 'Vikariat under studieledighet.'
  return { ...fixed, endDate: '2026-12-31', basis: 'justified_reason', grounds } as const
}

/** Ten rows as they are a month later: of ten people, each changed in another way. */
export function changedPeople(from: readonly PersonRow[]): PersonRow[] {
  const left = [...from].sort((a, b) => Number(a.employeeNumber) - Number(b.employeeNumber)).slice(40)
  const change = (
    who: (row: PersonRow) => boolean,
    become: (row: PersonRow) => Partial<PersonRow>,
  ): PersonRow => {
    const at = left.findIndex(who)
    const [row] = left.splice(at, 1)
    if (at < 0 || !row) throw new Error('nobody is there for a change')
    return { ...row, ...become(row) }
  }
  const hasAddress = ({ email }: PersonRow) => email !== ''
  const isPermanent = (row: PersonRow) => hasAddress(row) && row.contract === 'permanent'
  const leadOf = (unit: string, not: string) =>
    from.find(row => row.unit === unit && row.role === 'manager' && row.email !== not)?.email ?? ''
  return [
    change(isPermanent, () => ({ lastName: 'Mäki-Ålander' })),
    change(isPermanent, row => ({ callingName: row.callingName === 'Viki' ? 'Ville' : 'Viki' })),
    change(isPermanent, () => ({ phone: '+358 50 7654321' })),
    change(isPermanent, row => ({ unit: row.unit === 'Helsinki' ? 'Jyväskylä' : 'Helsinki' })),
    change(isPermanent, row => ({ managerEmail: leadOf(row.unit, row.managerEmail) })),
    change(
      row => isPermanent(row) && row.role === 'employee',
      () => ({ role: 'manager' }),
    ),
    change(
      row => isPermanent(row) && row.worktimeModel !== 'Tuntityö',
      () => ({ worktimeModel: 'Tuntityö' }),
    ),
    change(
      row => row.email === '' && row.contract === 'permanent',
      row => ({ employer: row.employer === employers[0] ? employers[1] : employers[0] }),
    ),
    change(
      ({ basis }) => basis === 'justified_reason',
      () => ({ endDate: '2027-06-30' }),
    ),
    change(
      ({ basis }) => basis === 'no_reason',
      () => ({ contract: 'permanent', basis: '', endDate: '' }),
    ),
  ]
}

export const asCsv = (rows: readonly PersonRow[]): string =>
  [columns, ...rows.map(row => columns.map(column => row[column]))]
    .map(cells => `${cells.join(';')}\n`)
    .join('')

if (import.meta.main) {
  const rows = people()
  writeFileSync(peopleFile, asCsv(rows))
  writeFileSync(changesFile, asCsv(changedPeople(rows)))
}
