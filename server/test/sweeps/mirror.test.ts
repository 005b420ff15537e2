import { expect, it } from 'vitest'
import type { Answer } from '../world/client.ts'
import { type Draws, drawsFrom } from '../world/draws.ts'
import { startWorld } from '../world/world.ts'

const seeds = Number(process.env['KONTTORI_MIRROR_SEEDS'] ?? 2)
const steps = Number(process.env['KONTTORI_MIRROR_STEPS'] ?? 60)

const world = await startWorld()
const admin = world.as('aino')
const { members, catalogs } = world.meri
const people = [members.veera, members.eero, members.onni, members.elina]
const dates = ['2026-03-03', '2026-03-04', '2026-03-05']
const beginning = '2020-01-01T00:00:00.000Z'

type Row = Readonly<Record<string, any>> & { readonly id: string; readonly updatedAt: string }

const byId = (rows: Iterable<Row>): Row[] => [...rows].toSorted((a, b) => (a.id < b.id ? -1 : 1))

async function itemsOf(path: string): Promise<Row[]> {
  const { status, body } = await admin.get(path)
  expect([path, status, body.pageInfo?.hasMore ?? false]).toEqual([path, 200, false])
  return body.items
}

/** A copy of one list that knows what its sweeps tell, and nothing else. */
class Copy {
  readonly path: string
  readonly rows = new Map<string, Row>()
  #watermark = beginning

  constructor(path: string) {
    this.path = path
  }

  /** The rows that it was told of. */
  async sweep(): Promise<Row[]> {
    const told: Row[] = []
    let deleted: readonly Row[] = []
    for (let cursor: string | undefined, more = true; more; ) {
      const at = cursor === undefined ? '' : `&cursor=${cursor}`
      const { status, body } = await admin.get(`${this.path}?limit=7&updatedSince=${this.#watermark}${at}`)
      expect([this.path, status]).toEqual([this.path, 200])
      told.push(...body.items)
      cursor = body.pageInfo.nextCursor
      more = body.pageInfo.hasMore
      deleted = body.deleted ?? []
    }
    for (const row of told) this.rows.set(row.id, row)
    for (const { id } of deleted) this.rows.delete(id)
    this.#watermark = told.at(-1)?.updatedAt ?? this.#watermark
    return told
  }
}

/** What a project has, kept by polling alone. */
class Mirror {
  readonly #id: string
  readonly #milestones = new Map<string, Row>()
  readonly #dependencies = new Map<string, readonly Row[]>()
  readonly lists: readonly Copy[]
  readonly #tasks: Copy
  readonly #projects = new Copy('/v1/projects')

  constructor(id: string) {
    this.#id = id
    const of = (what: string) => new Copy(`/v1/projects/${id}/${what}`)
    this.lists = ['participants', 'allocations', 'hours'].map(of)
    this.#tasks = of('tasks/page')
  }

  async sweep(): Promise<void> {
    for (const list of this.lists) await list.sweep()
    const projects = await this.#projects.sweep()
    if (projects.some(({ id }) => id === this.#id)) {
      this.#milestones.clear()
      for (const row of await itemsOf(`/v1/projects/${this.#id}/milestones`))
        this.#milestones.set(row.id, row)
    }
    for (const { id } of await this.#tasks.sweep()) {
      const { status, body } = await admin.get(`/v1/tasks/${id}/dependencies`)
      if (status === 200) this.#dependencies.set(id, body.items)
    }
    for (const id of this.#dependencies.keys()) if (!this.#tasks.rows.has(id)) this.#dependencies.delete(id)
  }

  /** What it holds, beside what the lists answer. */
  async compare(): Promise<number> {
    let rows = 0
    for (const { path, rows: held } of this.lists) {
      const present = await itemsOf(`${path}?limit=100`)
      expect(byId(held.values()), path).toEqual(byId(present))
      rows += present.length
    }
    const tasks = await itemsOf(`${this.#tasks.path}?limit=100`)
    const seen = ({ id, updatedAt, projectId }: Row) => ({ id, updatedAt, projectId })
    expect(byId(this.#tasks.rows.values()).map(seen)).toEqual(byId(tasks).map(seen))
    const milestones = await itemsOf(`/v1/projects/${this.#id}/milestones`)
    expect(byId(this.#milestones.values())).toEqual(byId(milestones))
    for (const { id } of tasks)
      expect(this.#dependencies.get(id), id).toEqual(await itemsOf(`/v1/tasks/${id}/dependencies`))
    return rows + tasks.length + milestones.length
  }
}

/** Random writes of two projects, deletions and undos among them. */
class Writes {
  readonly #draw: Draws
  readonly #seed: number
  readonly #projects: readonly string[]
  readonly #imports: string[] = []
  readonly done = new Map<string, number>()

  constructor(draw: Draws, seed: number, projects: readonly string[]) {
    this.#draw = draw
    this.#seed = seed
    this.#projects = projects
  }

  readonly #kinds: Readonly<Record<string, () => Promise<Answer | undefined>>> = {
    addParticipant: () =>
      admin.post(`/v1/projects/${this.#project()}/participants`, {
        membershipId: this.#draw.oneOf(people).id,
        validFrom: this.#draw.oneOf(['2026-01-01', '2035-01-01']),
      }),
    removeParticipant: () => this.#removeOneOf(`/v1/projects/${this.#project()}/participants`),
    plan: () =>
      admin.put(`/v1/projects/${this.#project()}/allocations`, {
        allocations: [
          {
            membershipId: this.#draw.oneOf(people).id,
            weekStart: this.#draw.oneOf(['2027-03-01', '2027-03-08']),
            minutes: this.#draw.oneOf([0, 0, 300, 600]),
          },
        ],
      }),
    addMilestone: () =>
      admin.post(`/v1/projects/${this.#project()}/milestones`, { name: 'Katto', dueDate: '2027-05-31' }),
    removeMilestone: () => this.#removeOneOf(`/v1/projects/${this.#project()}/milestones`),
    addTask: () => admin.post('/v1/tasks', { title: 'Asenna', projectId: this.#project() }),
    moveTask: async () => {
      const task = await this.#task(this.#project())
      return task === undefined
        ? undefined
        : admin.post(`/v1/tasks/${task}/change-project`, { projectId: this.#project() })
    },
    addDependency: async () => {
      const project = this.#project()
      const [from, to] = [await this.#task(project), await this.#task(project)]
      return from && to ? admin.post(`/v1/tasks/${to}/dependencies`, { fromTaskId: from }) : undefined
    },
    removeDependency: async () => {
      const task = await this.#task(this.#project())
      return task === undefined ? undefined : this.#removeOneOf(`/v1/tasks/${task}/dependencies`)
    },
    writeDay: () =>
      world.as('elina').put(this.#dayOf(this.#draw.oneOf([members.veera, members.eero]).id), {
        entries: this.#draw
          .shuffled([120, 60, 30])
          .slice(this.#draw.below(4))
          .map(durationMinutes => ({
            entryTypeId: catalogs.entryTypes.work,
            durationMinutes,
            allocations: this.#draw.chance(0.8) ? [{ dimensionId: 'project', valueId: this.#project() }] : [],
          })),
      }),
    importTasks: () => this.#bring('tasks', { externalSource: 'jira', title: 'Tuotu' }),
    importHours: () =>
      this.#bring('work-days', {
        email: members.veera.email,
        date: this.#draw.oneOf(dates),
        entryType: 'work',
        durationMinutes: 45,
      }),
    undo: async () => {
      const id = this.#imports.pop()
      return id === undefined ? undefined : admin.post(`/v1/imports/${id}/undo`, {})
    },
  }

  async step(): Promise<void> {
    const kind = this.#draw.oneOf(Object.keys(this.#kinds))
    const answer = await this.#kinds[kind]?.()
    expect([kind, answer?.body, (answer?.status ?? 200) < 500]).toEqual([kind, answer?.body, true])
    if (answer && answer.status < 300) this.done.set(kind, (this.done.get(kind) ?? 0) + 1)
  }

  readonly #project = (): string => this.#draw.oneOf(this.#projects)
  readonly #dayOf = (id: string) => `/v1/team/members/${id}/work-days/${this.#draw.oneOf(dates)}/entries`

  async #task(projectId: string): Promise<string | undefined> {
    const tasks = await itemsOf(`/v1/projects/${projectId}/tasks/page?limit=100`)
    return tasks.length === 0 ? undefined : this.#draw.oneOf(tasks).id
  }

  async #removeOneOf(path: string): Promise<Answer | undefined> {
    const rows = await itemsOf(path)
    return rows.length === 0 ? undefined : admin.delete(`${path}/${this.#draw.oneOf(rows).id}`)
  }

  async #bring(register: string, row: object): Promise<Answer> {
    const project = (await admin.get(`/v1/projects/${this.#project()}`)).body.code
    const rows =
      register === 'tasks'
        ? [{ ...row, externalId: `${this.#seed}-${this.#draw.below(6)}`, projectCode: project }]
        : [{ ...row, targets: `project:${project}` }]
    const answer = await admin.post(`/v1/imports/${register}`, { rows })
    if (answer.body.importId) this.#imports.push(answer.body.importId)
    expect(answer.body.results, JSON.stringify(answer.body)).toHaveLength(1)
    return answer
  }
}

it.each(Array.from({ length: seeds }, (_, seed) => 31 + seed))(
  'a mirror that polls ends as the lists are, after whatever is written, deleted and undone (%i)',
  async seed => {
    const draw = drawsFrom(seed)
    const projects: string[] = []
    for (const name of ['yksi', 'kaksi'])
      projects.push(
        (await admin.post('/v1/projects', { code: `${name}-${seed}`, name, state: 'active' })).body.id,
      )
    const writes = new Writes(draw, seed, projects)
    const mirrors = projects.map(id => new Mirror(id))
    for (let step = 0; step < steps; step++) {
      await writes.step()
      if (draw.chance(0.2)) for (const mirror of mirrors) await mirror.sweep()
    }
    for (const mirror of mirrors) {
      await mirror.sweep()
      expect(await mirror.compare()).toBeGreaterThan(0)
    }
    expect([...writes.done.keys()].length, JSON.stringify([...writes.done])).toBeGreaterThan(9)
  },
)
