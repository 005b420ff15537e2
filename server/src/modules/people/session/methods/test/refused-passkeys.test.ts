import { describe, expect, test } from 'vitest'
import { signedIn } from '../../test/browser.ts'
import { newChallenge } from '../../passkeys/challenges.ts'
import { relyingParty } from '../../../../../platform/vocabulary/relying-party.ts'
import { browserOf, password, secondFactor, signInAs, withTotp } from './person.ts'
import { type Behaviour, SoftwareAuthenticator } from './software-authenticator.ts'
import { startWorldWithPasskeys } from './passkey-requests.ts'

const { world, optionsOf, add, withPasskey, signInOptions, signInWith } = await startWorldWithPasskeys()

const wrong: [string, Behaviour][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['a port of ours', { origin: 'https://konttori.example:8443' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['nobody at it', { userVerified: false }],
  ['nobody present', { userPresent: false, userVerified: false }],
  ['another challenge', { challenge: Buffer.alloc(38, 1).toString('base64url') }],
  ['no challenge', { challenge: '' }],
  ['another site around it', { crossOrigin: true }],
  ['the other ceremony', { type: 'webauthn.payment' }],
]

describe('a passkey is not added', () => {
  test.each([
    ...wrong,
    [
      'a certificate that nobody asked for',
      { fmt: 'packed', attStmt: new Map([['x5c', [Buffer.from('x')]]]) },
    ],
    ['a format that nobody asked for', { fmt: 'tpm' }],
    ['a self-attestation that is none', { fmt: 'packed' }],
  ] as [string, Behaviour][])('with %s', async (_case, behaviour) => {
    const browser = await signedIn(world, 'helmi')
    const credential = new SoftwareAuthenticator().create(await optionsOf(browser), behaviour)
    expect(await add(browser, credential)).toMatchObject({
      status: 422,
      body: { code: 'passkey_not_accepted' },
    })
  })

  test('for the request of another session, or of signing in', async () => {
    const [one, other] = [await signedIn(world, 'helmi'), await signedIn(world, 'helmi')]
    const options = await optionsOf(one)
    const credential = new SoftwareAuthenticator().create(options)
    expect((await add(other, credential)).body.code).toBe('passkey_not_accepted')
    const { challenge } = await signInOptions()
    const misused = new SoftwareAuthenticator().create({ ...options, challenge })
    expect((await add(one, misused)).body.code).toBe('passkey_not_accepted')
  })

  test('later than five minutes after it was asked for', async () => {
    const browser = await signedIn(world, 'helmi')
    const { body } = await browser.get('/v1/session')
    const { keyring } = world.app.services
    const late = newChallenge(keyring, `registration ${body.id}`, Date.now() - 5 * 60_000 - 1)
    const options = { ...(await optionsOf(browser)), challenge: late.toString('base64url') }
    expect((await add(browser, new SoftwareAuthenticator().create(options))).body.code).toBe(
      'passkey_not_accepted',
    )
  })

  test('twice, and a challenge is taken once', async () => {
    const { browser, authenticator } = await withPasskey('aino')
    const options = await optionsOf(browser)
    expect(await add(browser, authenticator.create(options))).toMatchObject({
      status: 409,
      body: { code: 'passkey_already_registered' },
    })
    const answers = await Promise.all(
      [new SoftwareAuthenticator(), new SoftwareAuthenticator()].map(one =>
        add(browser, one.create(options)),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  test.each([
    ['nothing', {}],
    ['garbage', { attestationObject: 'x', clientDataJSON: 'x' }],
    [
      'garbage that reads',
      { attestationObject: 'oA', clientDataJSON: Buffer.from('null').toString('base64url') },
    ],
  ])('from %s', async (_case, response) => {
    const browser = await signedIn(world, 'helmi')
    const credential = { id: 'x', rawId: 'x', type: 'public-key', response }
    expect([400, 422]).toContain((await add(browser, credential)).status)
  })
})

describe('a passkey does not sign in', () => {
  test.each([
    ...wrong,
    ['another person in its handle', { userHandle: Buffer.alloc(16, 1).toString('base64url') }],
    ['no handle', { userHandle: null }],
  ] as [string, Behaviour][])('with %s', async (_case, behaviour) => {
    const authenticator = await passkeyOfOnni()
    const answer = await signInWith(authenticator.get(await signInOptions(), behaviour))
    expect(answer.status).toBe(401)
    expect(['sign_in_failed', 'challenge_not_found']).toContain(answer.body.code)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await signInWith(authenticator.get(await signInOptions()))).status).toBe(201)
  })

  test('when what it signed was changed', async () => {
    const authenticator = await passkeyOfOnni()
    const right = authenticator.get(await signInOptions())
    const flip = (text: string, at: number) => {
      const bytes = Buffer.from(text, 'base64url')
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes.toString('base64url')
    }
    const { signature, authenticatorData, clientDataJSON } = right.response
    for (const response of [
      { ...right.response, signature: flip(signature, 40) },
      { ...right.response, authenticatorData: flip(authenticatorData, 36) },
      { ...right.response, clientDataJSON: `${clientDataJSON.slice(0, -4)}IH0` },
      { ...right.response, signature: '' },
      { ...right.response, signature: 'x' },
    ])
      expect([400, 401]).toContain((await signInWith({ ...right, response })).status)
    expect((await signInWith({ ...right, id: 'other', rawId: 'other' })).body.code).toBe('sign_in_failed')
    expect((await signInWith(right)).status).toBe(201)
  })

  test('twice with one challenge, also at the same moment', async () => {
    const authenticator = await passkeyOfOnni()
    const credential = authenticator.get(await signInOptions())
    const answers = await Promise.all([signInWith(credential), signInWith(credential)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401])
    expect((await signInWith(credential)).body.code).toBe('challenge_not_found')
  })

  test('when its counter goes back, as that of a copy does', async () => {
    const authenticator = await passkeyOfOnni()
    for (let use = 0; use < 3; use++) await signInWith(authenticator.get(await signInOptions()))
    const copied = authenticator.get(await signInOptions(), { signCount: 2 })
    expect(await signInWith(copied)).toMatchObject({ status: 401, body: { code: 'sign_in_failed' } })
    const [refused] = await world.database.owner(
      `select from audit_entries where action = 'sign_in.passkey_refused' and target_id = $1`,
      [world.meri.members.onni.id],
    )
    expect(refused).toBeDefined()
  })

  test('in another person’s second step', async () => {
    const authenticator = await passkeyOfOnni()
    await withTotp(world, 'sanna')
    const { body } = await signInAs(world, 'sanna')
    const passkey = authenticator.get({ challenge: body.challenge, rpId: 'konttori.example' })
    expect(await secondFactor(world, { challenge: body.challenge, passkey })).toMatchObject({
      status: 401,
      body: { code: 'second_factor_failed' },
    })
  })

  test('with a challenge that was made for something else', async () => {
    const authenticator = await passkeyOfOnni()
    const browser = browserOf(world, await signInWith(authenticator.get(await signInOptions())))
    const { options } = (await browser.post('/v1/session/reauthenticate/options', {})).body
    expect((await signInWith(authenticator.get(options))).body.code).toBe('challenge_not_found')
    expect(
      await browser.post('/v1/session/reauthenticate', { passkey: authenticator.get(await signInOptions()) }),
    ).toMatchObject({ status: 401, body: { code: 'proof_failed' } })
    expect((await browser.post('/v1/session/reauthenticate', { password })).status).toBe(200)
  })
})

let ofOnni: Promise<SoftwareAuthenticator> | undefined
/** One passkey of Onni's for all the tests in which it is refused. */
const passkeyOfOnni = () => (ofOnni ??= withPasskey('onni').then(({ authenticator }) => authenticator))

test.each([
  ['https://konttori.example', 'konttori.example', 'https://konttori.example'],
  ['https://office.example.fi:8443/konttori', 'office.example.fi', 'https://office.example.fi:8443'],
  ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
  ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
  ['http://[::1]:8080', 'localhost', 'http://localhost:8080'],
])('the relying party of %s is %s at %s', (baseUrl, id, expected) => {
  expect(relyingParty(baseUrl)).toMatchObject({ id, origin: expected })
})
