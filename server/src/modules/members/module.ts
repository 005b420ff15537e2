import { type Module, module } from '../../platform/module.ts'
import { members } from './contract.ts'
import { offboarding } from './employment/jobs.ts'
import { handlers } from './handlers.ts'
import type { OpenWork } from './leaving.ts'

/** `openWork`: what families that build on this one tell of a member who leaves. */
export const membersModule = (openWork: readonly OpenWork[] = []): Module =>
  module({ contract: members, handlers: handlers(openWork), works: offboarding })
