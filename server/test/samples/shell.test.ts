import { spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { samplesOf } from '../../src/platform/contract/samples/samples.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { startServedWorld } from '../browser/served-world.ts'
import { pairedDevice } from '../../src/modules/time/terminals/test/devices.ts'
import { each } from '../breadth/operations.ts'
import { password } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'
import { inOrder, startArranging } from './arranged.ts'
import { startShell } from './shell.ts'

const noCurl = process.env['CI'] === undefined && spawnSync('curl', ['--version']).status !== 0
const run = await startShell()

const shellSample = (operation: NamedOperation, baseUrl: string): string =>
  samplesOf(operation, baseUrl).find(({ language }) => language === 'shell')?.text ?? ''

describe.skipIf(noCurl)(
  'with ids of what there is, a sample is answered as its operation promises',
  async () => {
    const baseUrl = 'https://konttori.example'
    const world = await startWorld()
    const { port } = world.app.server.server.address() as AddressInfo
    const arranged = await startArranging(world)

    it.each(each(inOrder))('%s', async (_, operation) => {
      const its = await arranged(operation)
      const program = shellSample(its.operation, baseUrl)
      const here = program.replaceAll(`${baseUrl}/v1`, `http://127.0.0.1:${port}/v1`)
      const { status, body } = await run(here, its)
      expect([status, status < 300 ? '' : body, program]).toEqual([operation.status ?? 200, '', program])
    })
  },
)

describe.skipIf(noCurl)('as the reference shows it, letter for letter,', async () => {
  const world = await startServedWorld()
  const { email, personalKey } = world.meri.members.aino

  /** As a reader does it: the sample with an address and a password of their own, and the cookie that its comment names. */
  async function signIn(): Promise<string> {
    const operation = inOrder.find(({ id }) => id === 'session.create') as NamedOperation
    const program = shellSample({ ...operation, example: { body: { email, password } } }, world.origin)
    const { body } = await run(program, { key: '', session: '' })
    return /^set-cookie: konttori=([^;]*);/im.exec(body)?.[1] ?? ''
  }

  it('a sample with an idempotency key does nothing when it is copied twice', async () => {
    const keyed = inOrder.filter(({ idempotency }) => idempotency === 'required')
    expect(keyed.length).toBeGreaterThan(1)
    for (const operation of keyed) {
      const again = await run(shellSample(operation, world.origin), { key: personalKey, session: '' })
      const once = await run(shellSample(operation, world.origin), { key: personalKey, session: '' })
      expect(again).toEqual(once)
    }
  })

  it('a sample asks for what there is, in a form that is taken, with credentials that count', async () => {
    const faults: unknown[] = []
    const device = await pairedDevice(world, world.as('aino'))
    let session = await signIn()
    for (const operation of inOrder) {
      const program = shellSample(operation, world.origin)
      const key = operation.credential === 'device' ? device.credential : personalKey
      const send = async () => {
        const { status, body } = await run(program, { key, session })
        return status < 300 ? undefined : { status, code: /"code":"([a-z_-]+)"/.exec(body)?.[1] ?? '', body }
      }
      let refused = await send()
      // The sample before it ended the session, as it should.
      if (refused?.code === 'invalid_token' && program.includes('SESSION')) {
        session = await signIn()
        refused = await send()
      }
      if (refused && !operation.refuses?.includes(refused.code)) faults.push([operation.id, refused])
    }
    expect(faults).toEqual([])
  })

  it('a sample of a session without the session is refused, and one of a key without the key', async () => {
    for (const id of ['apiKeys.list', 'members.list']) {
      const operation = inOrder.find(each => each.id === id) as NamedOperation
      const { status } = await run(shellSample(operation, world.origin), { key: '', session: '' })
      expect([id, status]).toEqual([id, 401])
    }
  })
})
