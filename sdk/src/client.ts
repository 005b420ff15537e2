import { type ClientOptions, caller } from './call.ts'
import { bindFamilies } from './generated/families.ts'
import { RateBudget } from './rate-budget.ts'

/** Every operation of the interface, by family: `konttori.workDays.approveBatch({ ids })`. */
export type Konttori = ReturnType<typeof bindFamilies>

const budgets = new WeakMap<Konttori, RateBudget>()

/** Throws a TypeError when `baseUrl` is no absolute HTTP address. */
export function createClient(options: ClientOptions): Konttori {
  const budget = new RateBudget()
  const konttori = bindFamilies(caller(options, budget))
  budgets.set(konttori, budget)
  return konttori
}

/** What is left of the client's rate windows. Throws a TypeError for what `createClient` did not make. */
export function budgetOf(konttori: Konttori): RateBudget {
  const budget = budgets.get(konttori)
  if (!budget) throw new TypeError('A batch needs a client that createClient made.')
  return budget
}
