import { expect, it } from 'vitest'
import { type Draws, drawsFrom } from '../../../../../test/world/draws.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { tableMediaTypes } from '../../../../platform/contract/table.ts'
import { bytesOf } from '../exports/test/tables.ts'
import { type ModelledRegister, RegistersModel, type SentRow, unreadable } from './registers-model.ts'

const firstSeed = Number(process.env['KONTTORI_IMPORTS_SEED'] ?? 30)
const seeds = Number(process.env['KONTTORI_IMPORTS_SEEDS'] ?? 1)
const steps = Number(process.env['KONTTORI_IMPORTS_STEPS'] ?? 60)

const world = await startWorld()
const admin = world.as('aino')

type Draw<T> = (draw: Draws, seed: number) => T

interface Drawn extends ModelledRegister {
  /** A sound row, in which everything but the key may be absent. */
  readonly row: Draw<SentRow>
  /** What another row of the register could not say. */
  readonly damages: readonly SentRow[]
  /** The column of a number, as its export is headed in Finnish. */
  readonly damagedColumn?: string
  /** What the service has of the seed, as the model tells it. */
  readonly shown: (seed: number) => Promise<ReadonlyMap<string, object>>
}

const items = async (path: string): Promise<any[]> => (await admin.get(path)).body.items
const some = <T>(draw: Draws, share: number, field: string, value: T): Record<string, T> =>
  draw.chance(share) ? { [field]: value } : {}
const names = ['Puro', 'Virta', 'Äänekoski', 'Joki']
const code =
  (kind: string): Draw<string> =>
  (draw, seed) =>
    `${kind}-${seed}-${draw.below(4)}`
const address: Draw<string> = (draw, seed) => `${code('hlo')(draw, seed)}@sato.example`
/** Codes of projects are one in any letter case. */
const inSomeCase = (draw: Draws, text: string) => (draw.chance(0.5) ? text : text.toUpperCase())
const keyed = (rows: readonly any[], key: (row: any) => string | null, values: (row: any) => object) =>
  new Map(rows.flatMap(row => (key(row) === null ? [] : [[key(row) as string, values(row)] as const])))

const customersOf = async (seed: number) =>
  (await items(`/v1/customers?limit=100&q=asiakas-${seed}-`)).filter(each => each.code?.startsWith('asiakas'))
const membersOf = async () => items('/v1/memberships?limit=100')
const projectsOf = async (seed: number) => items(`/v1/projects?limit=100&q=hanke-${seed}-`)

const codeOf = (records: readonly any[], id: string | null): string | null =>
  records.find(each => each.id === id)?.code ?? null

const registers: Readonly<Record<string, Drawn>> = {
  members: {
    key: ({ email }) => String(email),
    fields: ['lastName', 'phone'],
    names: {},
    needs: ['lastName'],
    isStrict: true,
    row: (draw, seed) => ({
      ...{ email: address(draw, seed), firstNames: 'Sato', role: 'employee' },
      ...some(draw, 0.8, 'lastName', draw.oneOf(names)),
      ...some(draw, 0.4, 'phone', draw.oneOf(['1', '2'])),
    }),
    damages: [],
    shown: async seed =>
      keyed(
        (await membersOf()).filter(({ email }) => email?.startsWith(`hlo-${seed}-`)),
        ({ email }) => email,
        ({ lastName, phone }) => ({ lastName, phone }),
      ),
  },
  customers: {
    key: row => String(row['code']),
    fields: ['name', 'phone'],
    names: { owner: { register: 'members', missing: 'membership_not_found' } },
    needs: ['name'],
    row: (draw, seed) => ({
      code: code('asiakas')(draw, seed),
      ...some(draw, 0.8, 'name', draw.oneOf(names)),
      ...some(draw, 0.4, 'phone', draw.oneOf(['1', '2'])),
      ...some(draw, 0.2, 'owner', address(draw, seed)),
    }),
    damages: [{ creditLimitCents: unreadable }],
    damagedColumn: 'Luottoraja sentteinä',
    async shown(seed) {
      const [customers, members] = await Promise.all([customersOf(seed), membersOf()])
      return keyed(
        customers,
        each => each.code,
        ({ name, phone, ownerMembershipId }) => ({
          ...{ name, phone, owner: members.find(({ id }) => id === ownerMembershipId)?.email ?? null },
        }),
      )
    },
  },
  contacts: {
    key: row => String(row['externalId']),
    fields: ['name', 'phone'],
    names: { customerCode: { register: 'customers', missing: 'customer_not_found' } },
    needs: ['name', 'customerCode'],
    // A contact keeps to one customer here: at others it would have further places.
    row(draw, seed) {
      const place = draw.below(4)
      return {
        ...{ externalSource: 'sato', externalId: `henkilo-${seed}-${place}` },
        customerCode: `asiakas-${seed}-${place}`,
        ...some(draw, 0.8, 'name', `${draw.oneOf(names)} ${place}`),
        ...some(draw, 0.4, 'phone', draw.oneOf(['1', '2'])),
      }
    },
    damages: [],
    async shown(seed) {
      const [contacts, customers] = await Promise.all([items('/v1/contacts?limit=100'), customersOf(seed)])
      return keyed(
        contacts.filter(({ externalId }) => externalId?.startsWith(`henkilo-${seed}-`)),
        ({ externalId }) => externalId,
        ({ name, phone, customers: places }) => ({
          ...{ name, phone, customerCode: codeOf(customers, places[0]?.customerId) },
        }),
      )
    },
  },
  projects: {
    key: row => String(row['code']).toLowerCase(),
    fields: ['name', 'budgetMinutes'],
    names: {
      customerCode: { register: 'customers', missing: 'customer_not_found' },
      managerEmail: { register: 'members', missing: 'membership_not_found' },
    },
    needs: ['name'],
    row: (draw, seed) => ({
      code: inSomeCase(draw, code('hanke')(draw, seed)),
      ...some(draw, 0.8, 'name', draw.oneOf(names)),
      ...some(draw, 0.4, 'budgetMinutes', 60 * (1 + draw.below(2))),
      ...some(draw, 0.3, 'customerCode', code('asiakas')(draw, seed)),
      ...some(draw, 0.2, 'managerEmail', address(draw, seed)),
    }),
    damages: [{ budgetMinutes: unreadable }],
    damagedColumn: 'Budjetti minuutteina',
    async shown(seed) {
      const [projects, customers, members] = await Promise.all([
        projectsOf(seed),
        customersOf(seed),
        membersOf(),
      ])
      return keyed(
        projects,
        each => each.code.toLowerCase(),
        ({ name, budgetMinutes, customerId, managerMembershipId }) => ({
          ...{ name, budgetMinutes, customerCode: codeOf(customers, customerId) },
          managerEmail: members.find(({ id }) => id === managerMembershipId)?.email ?? null,
        }),
      )
    },
  },
  tasks: {
    key: row => String(row['externalId']),
    fields: ['title', 'estimateMinutes'],
    names: { projectCode: { register: 'projects', missing: 'project_not_found' } },
    fixed: { projectCode: 'task_of_other_project' },
    needs: ['title'],
    row: (draw, seed) => ({
      ...{ externalSource: 'sato', externalId: code('tyo')(draw, seed) },
      ...some(draw, 0.8, 'title', draw.oneOf(names)),
      ...some(draw, 0.4, 'estimateMinutes', 30 * (1 + draw.below(2))),
      ...some(draw, 0.4, 'projectCode', inSomeCase(draw, code('hanke')(draw, seed))),
    }),
    damages: [{ estimateMinutes: unreadable }],
    damagedColumn: 'Työmääräarvio',
    async shown(seed) {
      const [tasks, projects] = await Promise.all([items('/v1/tasks?limit=100'), projectsOf(seed)])
      return keyed(
        tasks.filter(({ externalId }) => externalId?.startsWith(`tyo-${seed}-`)),
        ({ externalId }) => externalId,
        ({ title, estimateMinutes, projectId }) => ({
          ...{ title, estimateMinutes, projectCode: codeOf(projects, projectId)?.toLowerCase() ?? null },
        }),
      )
    },
  },
  'project-purchases': {
    key: row => `${String(row['projectCode']).toLowerCase()} ${row['description']}`,
    fields: ['netCents', 'markupBp'],
    names: { projectCode: { register: 'projects', missing: 'project_not_found' } },
    needs: ['netCents'],
    row: (draw, seed) => ({
      projectCode: inSomeCase(draw, code('hanke')(draw, seed)),
      ...{ supplier: 'Puu Oy', description: draw.oneOf(['Lauta', 'Naula']), purchaseDate: '2026-11-02' },
      ...some(draw, 0.8, 'netCents', 100 * (1 + draw.below(3))),
      markupBp: 100 * draw.below(2),
    }),
    damages: [{ netCents: unreadable }],
    damagedColumn: 'Veroton hinta sentteinä',
    async shown(seed) {
      const projects = await projectsOf(seed)
      const bought = await Promise.all(
        projects.map(async ({ id, code: of }) =>
          (await items(`/v1/projects/${id}/purchases?limit=100`)).map(each => ({
            ...each,
            projectCode: of.toLowerCase(),
          })),
        ),
      )
      return keyed(
        bought.flat(),
        ({ projectCode, description }) => `${projectCode} ${description}`,
        ({ netCents, markupBp, projectCode }) => ({ netCents, markupBp, projectCode }),
      )
    },
  },
}

/** Some rows, a part of them damaged and a part repeated, in any order. */
function drawnRows(draw: Draws, seed: number, { row, damages }: Drawn): SentRow[] {
  const rows = Array.from({ length: 1 + draw.below(6) }, () => {
    const sound = row(draw, seed)
    return draw.chance(0.9) ? sound : { ...sound, ...draw.oneOf([{ bogus: 'x' }, ...damages]) }
  })
  return draw.shuffled([...rows, ...rows.filter(() => draw.chance(0.3))])
}

/**
 * What is exported comes back in any order, a part of it repeated and a part damaged: nothing changes. What is damaged is a cell
 * of a number. Answers the id of the import, if there was anything to bring back.
 */
async function bringsBack(draw: Draws, seed: number, register: string, told: string): Promise<string | null> {
  const text = (await bytesOf(admin, register, 'format=csv&language=fi')).toString('utf8')
  const [header = '', ...lines] = text.replace('\u{FEFF}', '').trimEnd().split('\r\n')
  const place = header.split(';').indexOf(registers[register]?.damagedColumn ?? '')
  const own = lines.filter(line => line.includes(`-${seed}-`))
  if (own.length === 0) return null
  const damaged = (line: string) => line.split(';').with(place, unreadable).join(';')
  const sent = draw.shuffled([...own, ...own.filter(() => draw.chance(0.3))]).map(line => {
    const isDamaged = place >= 0 && draw.chance(0.1)
    return { line: isDamaged ? damaged(line) : line, expected: isDamaged ? 'invalid_value' : 'unchanged' }
  })
  const table = [header, ...sent.map(({ line }) => line)].join('\r\n')
  const { body } = await admin.send('POST', `/v1/imports/${register}`, table, {
    'content-type': tableMediaTypes.csv,
  })
  const came = body.results.map(({ status, code: refused }: any) => refused ?? status)
  expect(came, `${told}: ${register} ${table}`).toEqual(sent.map(({ expected }) => expected))
  return body.importId
}

it.each(Array.from({ length: seeds }, (_, place) => firstSeed + place))(
  'whatever rows come into registers that name each other, and are undone in whatever order, they end where a model says, seed %i',
  async seed => {
    const draw = drawsFrom(seed)
    const undoings = new Set<number>()
    let backAgain = 0
    const model = new RegistersModel(registers)
    const isMet = () => undoings.size === 2 && backAgain > 1
    // Until everything was met, so that nothing goes untried: how soon depends on what was drawn.
    for (let step = 0; step < steps || (!isMet() && step < 20 * steps); step++) {
      const carriedOut = model.carriedOut()
      const told = `KONTTORI_IMPORTS_SEED=${seed}, step ${step}`
      let touched = Object.keys(registers)
      if (carriedOut.length > 0 && draw.chance(0.4)) {
        const id = draw.oneOf(carriedOut)
        const { status, body } = await admin.post(`/v1/imports/${id}/undo`, {})
        undoings.add(status)
        expect([status, body.code], told).toEqual(
          model.undo(id) ? [200, undefined] : [409, 'import_undo_blocked'],
        )
      } else if (draw.chance(0.2)) {
        const register = draw.oneOf(touched)
        const importId = await bringsBack(draw, seed, register, told)
        if (importId === null) continue
        backAgain++
        model.bring(importId, register, [])
      } else {
        const register = draw.oneOf(touched)
        const drawn = registers[register]
        if (!drawn) throw new RangeError(register)
        const rows = drawnRows(draw, seed, drawn)
        const { body } = await admin.post(`/v1/imports/${register}`, { rows })
        const came = body.results.map(({ status, code: refused }: any) => refused ?? status)
        expect(came, `${told}: ${register} ${JSON.stringify(rows)}`).toEqual(
          model.bring(body.importId, register, rows),
        )
        touched = [register]
      }
      for (const register of touched)
        expect(await registers[register]?.shown(seed), `${told}: ${register}`).toEqual(model.stored(register))
    }
    expect(undoings).toEqual(new Set([200, 409]))
    expect(backAgain).toBeGreaterThan(1)
  },
)
