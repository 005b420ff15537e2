import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tableMediaTypes } from '../../src/platform/contract/table.ts'
import { made } from '../breadth/ways.ts'
import { startWorld } from '../world/world.ts'

const folder = join(import.meta.dirname, '../../../examples/data/projects')
/** Each after what it names. */
const registers = {
  'projects.csv': 'projects',
  'phases.csv': 'project-phases',
  'participants.csv': 'project-participants',
  'purchases.csv': 'project-purchases',
  'installments.csv': 'project-installments',
  'tasks.csv': 'tasks',
  'dependencies.csv': 'task-dependencies',
}

const admin = (await startWorld()).as('aino')

it('the tables of a project come in one after the other, and once', async () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(registers).toSorted())
  const people = ['maija', 'matti'].map(name => ({
    ...{ firstNames: name, lastName: 'Esimerkki', role: 'employee', email: `${name}@example.fi` },
  }))
  await made(admin.post('/v1/imports/members', { rows: people }))
  for (const status of ['created', 'unchanged'])
    for (const [file, register] of Object.entries(registers)) {
      const table = readFileSync(join(folder, file))
      const { body } = await admin.send('POST', `/v1/imports/${register}`, table.toString(), {
        'content-type': tableMediaTypes.csv,
      })
      const lines = table.toString().trim().split('\n').length - 1
      expect([file, body.results.map((result: any) => result.code ?? result.status)]).toEqual([
        file,
        Array.from({ length: lines }, () => status),
      ])
    }
  const { items } = (await admin.get('/v1/projects?code=KO-2701')).body
  const { tasks } = (await admin.get(`/v1/projects/${items[0].id}/tasks`)).body
  expect(tasks).toHaveLength(3)
})
