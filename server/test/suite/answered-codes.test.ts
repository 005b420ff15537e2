// Isolated: what it tries changes the environment of its process.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { compare, listFile } from './answered-codes.ts'

const run = promisify(execFile)
const folder = process.env['KONTTORI_ANSWERED_CODES'] ?? ''
const recorded = () =>
  readdirSync(folder).flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))

describe('a code is recorded', () => {
  it('that the service answers in the process of a test', async () => {
    const world = await startWorld()
    const { status, body } = await world.as('aino').get('/v1/work-days?nonsense=1')
    expect(status).toBe(400)
    expect(readFileSync(join(folder, String(process.pid)), 'utf8').split('\n')).toContain(body.code)
  })

  it('that a program answers which a test starts, once, and not what is only read', async () => {
    const program = `
      import { fastify } from 'fastify'
      const app = fastify()
      app.get('/problem', (_, reply) =>
        reply.code(409).type('application/problem+json').send({ code: 'code_of_a_program' }))
      app.get('/other', () => ({ code: 'code_of_an_answer' }))
      for (const url of ['/problem', '/problem', '/other']) await app.inject(url)`
    await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: join(import.meta.dirname, '../..'),
    })
    expect(recorded().filter(code => code.startsWith('code_of'))).toEqual(['code_of_a_program'])
  })
})

describe('the committed list', () => {
  it('has every code that no test produces, and may have one that this machine lets a test produce', () => {
    expect(compare(['day_changed', 'key_revoked'], ['day_changed', 'key_revoked'])).toEqual([])
    expect(compare(['key_revoked'], [])).toEqual([expect.stringContaining('key_revoked')])
    expect(compare([], ['key_revoked'])).toEqual([])
  })

  it.runIf(existsSync(listFile))('is sorted and names each code once', () => {
    const codes = readFileSync(listFile, 'utf8').split('\n').filter(Boolean)
    expect(codes).toEqual([...new Set(codes)].sort())
  })
})
