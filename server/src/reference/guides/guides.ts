import { authentication } from './authentication.ts'
import { errors } from './errors.ts'
import type { Guide } from './guide.ts'
import { idempotency } from './idempotency.ts'
import { imports } from './imports.ts'
import { paging } from './paging.ts'
import { planning } from './planning.ts'
import { projects } from './projects.ts'
import { sandboxClock } from './sandbox-clock.ts'
import { terminals } from './terminals.ts'
import { webhooks } from './webhooks.ts'

/** In the order in which an integrator meets them. */
export const guides: readonly Guide[] = [
  authentication,
  paging,
  idempotency,
  webhooks,
  errors,
  imports,
  projects,
  planning,
  terminals,
  sandboxClock,
]
