import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { uploaded } from '../../src/modules/records/attachments/test/uploads.ts'
import { MemberBrowser } from '../../src/modules/people/connected-apps/test/member-browser.ts'
import * as roster from '../../src/modules/people/members/port.ts'
import {
  challenged,
  emailOf,
  renewCodes,
  withTotp,
} from '../../src/modules/people/session/methods/test/person.ts'
import { SoftwareAuthenticator } from '../../src/modules/people/session/methods/test/software-authenticator.ts'
import { resetRequests } from '../../src/modules/people/session/passwords/requests.ts'
import { origin, signedIn } from '../../src/modules/people/session/test/browser.ts'
import { codeFor, pairedDevice } from '../../src/modules/time/terminals/test/devices.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { made, type Ways } from '../breadth/ways.ts'
import { password } from '../world/founding.ts'
import { mailsWritten } from '../world/mail.ts'
import type { World } from '../world/world.ts'

/** How what changes nothing in the audit trail is done: reads of things that no key may read, and signing in. */
export const readings: Ways = among => ({
  ...reads(among),
  ...signingIn(among),
  ...byPublicLink(among),
  ...atTerminals(among),
})

const reads: Ways = ({ world, admin, human, things }) => {
  const batch = { type: 'export_batch', id: things['export_batch_not_found'] }
  const app = () =>
    made(
      human.post('/v1/oauth-clients', {
        name: 'Reporting board',
        kind: 'confidential',
        redirectUris: ['https://board.example/callback'],
        scope: ['reports.team'],
      }),
    )
  /** Only the browser in which it began knows of a request for consent: its other cookies go along with the session's. */
  const consent = async () => {
    const { browser, page } = await asked(world, await app())
    const client = world.withHeaders({ cookie: browser.cookies, origin })
    return { client, path: `/v1/oauth-consents/${page.split('/').at(-1)}` }
  }
  const ownAbsence = async (): Promise<string> => {
    const dates = { startDate: '2029-01-08', endDate: '2029-01-10' }
    const absenceTypeId = things['absence_type_not_found']
    return (await made(admin.post('/v1/me/absences', { absenceTypeId, ...dates }))).id
  }
  const figures = `from=2026-10-01&to=2026-12-31&pipelineId=${things['pipeline_not_found']}`
  const plan = `planningUnitId=${things['planning_unit_not_found']}&from=2027-03-01&to=2027-03-07`
  return {
    'shiftPublications.listChanges': () =>
      admin.get(
        `/v1/shift-publications/changes?planningUnitId=${things['planning_unit_not_found']}&from=2027-03-15&to=2027-03-21`,
      ),
    'dealFigures.conversion': () => admin.get(`/v1/crm/figures/conversion?${figures}`),
    'dealFigures.timeInStage': () => admin.get(`/v1/crm/figures/time-in-stage?${figures}`),
    'shiftPlan.read': () => admin.get(`/v1/shift-plan?${plan}`),
    'shiftPlan.actual': () => admin.get(`/v1/shift-plan/actual?${plan}`),
    'absences.getOwn': async () => admin.get(`/v1/me/absences/${await ownAbsence()}`),
    'absences.ownDays': async () => admin.get(`/v1/me/absences/${await ownAbsence()}/days`),
    'exports.trackingTargets': async () => {
      const { code } = await made(admin.get(`/v1/dimensions/${things['dimension_not_found']}`))
      return admin.get(`/v1/exports/tracking-targets?level=${code}`)
    },
    'attachments.list': () => admin.get(`/v1/attachments?targetType=${batch.type}&targetId=${batch.id}`),
    'attachments.download': async () => {
      const id = await uploaded(world, admin, batch)
      await made(admin.post(`/v1/attachments/${id}/finalize`, {}))
      return admin.get(`/v1/attachments/${id}/download`)
    },
    'apiKeys.get': async () =>
      human.get(`/v1/api-keys/${(await made(human.get('/v1/api-keys'))).items[0].id}`),
    'oauthClients.get': async () => human.get(`/v1/oauth-clients/${(await app()).id}`),
    'oauthGrants.get': async () => human.get(`/v1/oauth-grants/${await grantOf(world, await app())}`),
    'oauthGrants.end': async () => human.delete(`/v1/oauth-grants/${await grantOf(world, await app())}`),
    'oauthConsents.get': async () => {
      const { client, path } = await consent()
      return client.get(path)
    },
    'oauthConsents.approve': async () => {
      const { client, path } = await consent()
      const { membership, scope, readOnly } = await made(client.get(path))
      return client.post(`${path}/approve`, { membershipId: membership.id, scope, readOnly })
    },
    'oauthConsents.deny': async () => {
      const { client, path } = await consent()
      return client.post(`${path}/deny`, {})
    },
    'taskRecurrences.get': async () => {
      const { id } = await made(admin.post('/v1/tasks', { title: 'Laskuta', dueDate: '2099-01-05' }))
      await made(admin.put(`/v1/tasks/${id}/recurrence`, { mode: 'when_done', rule: 'FREQ=WEEKLY' }))
      return admin.get(`/v1/tasks/${id}/recurrence`)
    },
    'shiftSwaps.candidates': async () => {
      const planningUnitId = world.meri.catalogs.planningUnits.office
      const period = { planningUnitId, periodFrom: '2028-09-04', periodTo: '2028-09-04' }
      const times = { workDate: period.periodFrom, startMinutes: 420, endMinutes: 900 }
      const membershipId = world.meri.members.aino.id
      const { id } = await made(admin.post('/v1/shifts', { planningUnitId, membershipId, ...times }))
      await made(admin.post('/v1/shift-publications', period))
      return admin.get(`/v1/me/shift-swaps/candidates?shiftId=${id}&from=2028-09-04&to=2028-09-17`)
    },
    'outgoingMails.get': async () =>
      human.get(`/v1/outgoing-mails/${(await made(human.get('/v1/outgoing-mails'))).items[0].id}`),
  }
}

/** The request of an app for what Aino may do, in her browser. */
async function asked(world: World, app: { id: string }) {
  const { port } = world.app.server.server.address() as AddressInfo
  const browser = new MemberBrowser(`http://127.0.0.1:${port}`)
  await browser.signIn(emailOf(world, 'aino'))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.id,
    redirect_uri: 'https://board.example/callback',
    scope: 'reports.team',
    state: 'state',
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await browser.open(new URL(`/oauth/authorize?${query}`, `http://127.0.0.1:${port}`))
  return { browser, page }
}

/** Aino allows the app; answers the grant. */
async function grantOf(world: World, app: { id: string }): Promise<string> {
  const { browser, page } = await asked(world, app)
  await browser.decide(page)
  const { items } = await made((await signedIn(world, 'aino')).get('/v1/oauth-grants'))
  return items[0].id
}

/** What people outside are shown by a link, and answer. */
const byPublicLink: Ways = ({ world, admin, things }) => {
  const path = '/v1/public/change-orders'
  const opened = async () => {
    const orders = `/v1/projects/${things['project_not_found']}/change-orders`
    const { id } = await made(admin.post(orders, { title: 'Toinen lämpöpumppu', deltaCents: 125_000 }))
    const { url } = await made(admin.post(`/v1/change-orders/${id}/send`, {}))
    const token = new URL(url).searchParams.get('token')
    const { formToken, documentSha256 } = await made(world.anonymous.post(`${path}/open`, { token }))
    return { token, formToken, documentSha256, name: 'Maija Virtanen', email: 'maija@sahko.example' }
  }
  return {
    'publicChangeOrders.open': async () =>
      world.anonymous.post(`${path}/open`, { token: (await opened()).token }),
    'publicChangeOrders.approve': async () => world.anonymous.post(`${path}/approve`, await opened()),
    'publicChangeOrders.decline': async () =>
      world.anonymous.post(`${path}/decline`, { ...(await opened()), reason: 'Halli jää ennalleen.' }),
  }
}

/** What a device on a wall reads, and how it comes to its credential. */
const atTerminals: Ways = ({ world, admin }) => ({
  'device.get': async () => (await pairedDevice(world, admin)).client.get('/v1/device'),
  'device.members': async () => (await pairedDevice(world, admin)).client.get('/v1/device/members'),
  'device.pair': async () => {
    const { id } = await made(admin.post('/v1/terminals', { name: 'Portti', allMembers: true }))
    return world.anonymous.post('/v1/device/pair', await codeFor(admin, id))
  },
})

const signingIn: Ways = ({ world, admin }) => {
  const post = (path: string, body: object) => world.anonymous.post(path, body, { origin })
  const person = (name: Parameters<typeof emailOf>[1]) => ({ email: emailOf(world, name), password })
  const invited = async () => {
    const email = `${newId()}@meri.example`
    const member = { firstNames: 'Uusi', lastName: 'Ihminen', role: 'employee', email }
    const { invitation } = await made(admin.post('/v1/memberships', member, { 'idempotency-key': email }))
    return { email, token: new URL(invitation.inviteUrl).searchParams.get('token') }
  }
  const activated = async () => {
    const { email, token } = await invited()
    await made(post('/v1/session/activate', { token, password }))
    return { email }
  }
  const passwordToken = async () => {
    const { email } = await activated()
    await made(post('/v1/session/forgotten-password', { email }))
    await resetRequests(world.app.services, roster).flush()
    const [mail] = await mailsWritten(world.database, { kind: 'password_reset', to: email })
    return new URL(mail?.letter?.action?.url ?? '').searchParams.get('token')
  }
  return {
    'session.create': () => post('/v1/session', person('onni')),
    'session.end': async () => (await signedIn(world, 'onni')).delete('/v1/session'),
    'session.invitation': async () => post('/v1/session/invitation', { token: (await invited()).token }),
    'session.passwordLink': async () =>
      post('/v1/session/forgotten-password/link', { token: await passwordToken() }),
    'session.activate': async () => {
      const { token } = await invited()
      return post('/v1/session/activate', { token, password: 'kolme sanaa ja luku 7' })
    },
    'session.secondFactor': async () => {
      const { app } = await withTotp(world, 'ilmari')
      await renewCodes(world, 'ilmari', app)
      return post('/v1/session/second-factor', {
        challenge: await challenged(world, 'ilmari'),
        totp: app.next(),
      })
    },
    'session.passkey': async () => {
      const authenticator = new SoftwareAuthenticator()
      const browser = await signedIn(world, 'sanna')
      const { options } = await made(browser.post('/v1/me/sign-in/passkeys/options', {}))
      await made(
        browser.post('/v1/me/sign-in/passkeys', {
          name: 'Puhelin',
          credential: authenticator.create(options),
        }),
      )
      const asked = await made(post('/v1/session/passkey/options', {}))
      return post('/v1/session/passkey', { credential: authenticator.get(asked.options) })
    },
    'session.forgotPassword': () => post('/v1/session/forgotten-password', { email: emailOf(world, 'eero') }),
    'session.choosePassword': async () => {
      const token = await passwordToken()
      return post('/v1/session/forgotten-password/complete', { token, password: 'kolme sanaa ja luku 7' })
    },
  }
}
