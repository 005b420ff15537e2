import { type Module, module } from '../../platform/module.ts'
import type { MemberLookup } from '../organisation/port.ts'
import { outgoingMails } from './contract.ts'
import { handlers } from './handlers.ts'
import { sealedLetters } from './letters/sealed.ts'
import { mailWorker } from './sending/outbox.ts'

/** Members build on this family, so how one is looked up is handed to it where modules are wired. */
export const outgoingMailModule = (members: MemberLookup): Module =>
  module({
    contract: outgoingMails,
    handlers: handlers(members),
    works: mailWorker,
    seals: [sealedLetters],
  })
