import { textOfRow } from '../../../../platform/data/listing.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { planningUnitsInUse } from '../../../company/catalogs/planning-units/port.ts'
import { slugOf } from '../../../company/organisation/port.ts'
import * as credentials from '../credentials/store.ts'
import { newCredential } from '../credentials/token.ts'
import { hashOfCode, newCode } from '../credentials/pairing-code.ts'
import { terminals } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { terminalView } from './view.ts'

export const handlers = handle(terminals, {
  list: ({ query, db, now }) =>
    keysetPage(db, query, {
      operation: 'terminals.list',
      listed: { alias: 't', text: textOfRow('t'), sorts: { name: 't.name', updatedAt: 't.updatedAt' } },
      keys: store.keys,
      sweep: store.sweep,
      rows: keyset => store.pageOf(db, query, keyset),
      show: row => terminalView(store.shownOf(row), now),
    }),

  async get({ params, db, now, refuse }) {
    return terminalView((await store.find(db, params.id)) ?? refuse('terminal_not_found'), now)
  },

  async create({ body, db, now, commit }) {
    const unitsThere = await planningUnitsInUse(db, body.planningUnitIds ?? [])
    const decision = rules.create(newId(), body, { now, unitsThere })
    const terminal = await commit(decision, async state => store.insert(db, state))
    return terminalView({ terminal, codeExpiresAt: null }, now)
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const [stored, unitsThere] = await Promise.all([
      store.find(db, params.id),
      planningUnitsInUse(db, patch.planningUnitIds ?? []),
    ])
    const found = stored ?? refuse('terminal_not_found')
    if (!unchangedSince(expectedUpdatedAt, found.terminal.updatedAt)) refuse('terminal_stale')
    const terminal = await commit(rules.update(found.terminal, patch, { now, unitsThere }), async state => {
      if (state !== found.terminal) store.saveWithUnits(db, state)
    })
    return terminalView({ ...found, terminal }, now)
  },

  async issuePairingCode({ params, db, now, services, refuse, commit }) {
    const [stored, organisation] = await Promise.all([store.find(db, params.id), slugOf(db)])
    const { terminal } = stored ?? refuse('terminal_not_found')
    const pairingCode = newCode()
    const hash = hashOfCode(services.keyring, db.orgId, pairingCode)
    const { expiresAt } = await commit(rules.issueCode(terminal, now), async state =>
      store.saveCode(db, terminal.id, { hash, expiresAt: state.expiresAt }),
    )
    return { pairingCode, organisation, expiresAt }
  },

  async rotate({ params, body, db, now, refuse, commit }) {
    const found = (await store.find(db, params.id)) ?? refuse('terminal_not_found')
    const credential = newCredential()
    const decision = rules.rotate(found.terminal, body.overlapMinutes ?? 0, now)
    const { terminal, oldCredentialUntil } = await commit(decision, async state => {
      store.save(db, state.terminal)
      await credentials.endLater(db, state.terminal.id, state.oldCredentialUntil)
      credentials.add(db, state.terminal.id, credential)
    })
    return { credential, oldCredentialUntil, terminal: terminalView({ ...found, terminal }, now) }
  },

  async revoke({ params, db, now, refuse, commit }) {
    const found = (await store.find(db, params.id)) ?? refuse('terminal_not_found')
    const terminal = await commit(rules.revoke(found.terminal, now), async state => {
      if (state !== found.terminal) store.save(db, state)
      db.defer(store.removeCode(db, state.id))
      await credentials.end(db, state.id)
    })
    return terminalView({ terminal, codeExpiresAt: null }, now)
  },
})
