import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/world/database.ts'
import type { InProcess } from '../../platform/http/in-process.ts'
import { demoIn } from '../demo.ts'
import { dataDirectory, daysOf, fileIn, startWith } from './service.ts'
import { smallCompany } from './small-company.ts'

const wanted = { companies: [smallCompany], now: new Date().toISOString() }

describe('an interrupted fill', () => {
  it('is noticed at the next start and made anew, by one process of two, the same as ever', async () => {
    const interrupted = await testDatabase()
    const died = startWith(interrupted, {
      prepare: async inside => demoIn(await dataDirectory(), wanted).prepare(dying(inside, 220)),
    })
    await expect(died).rejects.toThrow('the process was killed')
    const [left] = await interrupted.owner<{ count: string }>('select count(*) from work_days')
    expect(Number(left?.count)).toBeGreaterThan(30)

    const directories = await Promise.all([dataDirectory(), dataDirectory()])
    const started = await Promise.all(directories.map(path => startWith(interrupted, demoIn(path, wanted))))
    await Promise.all(started.map(app => app.close()))
    expect(await interrupted.owner('select slug from organisations')).toEqual([{ slug: 'saarni' }])
    expect(await interrupted.owner('select from directory.persons')).toHaveLength(smallCompany.people.length)
    const [one, other] = await Promise.all(directories.map(fileIn))
    expect(one?.organisations[0]?.id).toBe(other?.organisations[0]?.id)

    const undisturbed = await testDatabase()
    const app = await startWith(undisturbed, demoIn(await dataDirectory(), wanted))
    await app.close()
    const days = await daysOf(undisturbed, 'saarni')
    expect(days.length).toBeGreaterThan(100)
    expect(await daysOf(interrupted, 'saarni')).toEqual(days)
  })
})

describe('a database with other organisations', () => {
  it('is left alone', async () => {
    const other = await testDatabase()
    await other.organisation()
    const path = await dataDirectory()
    const started = await startWith(other, demoIn(path))
    await started.close()
    await expect(fileIn(path)).rejects.toThrow('ENOENT')
    expect(await other.owner('select from directory.organisations')).toHaveLength(1)
  })
})

/** The service whose process ends after so many requests. */
function dying(inside: InProcess, requests: number): InProcess {
  let left = requests
  const wrapped = (whole: InProcess): InProcess => ({
    services: whole.services,
    perform: (key, operation, request) => {
      if (left-- <= 0) throw new Error('the process was killed')
      return whole.perform(key, operation, request)
    },
    on: to => wrapped(whole.on(to)),
  })
  return wrapped(inside)
}
