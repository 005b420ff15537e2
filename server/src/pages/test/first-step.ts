import { type Visitor, visitor, type VisitorOptions } from '../../../test/browser/visitor.ts'
import { password } from '../../../test/world/founding.ts'

/** Gives address and password on the sign-in page, in whatever language it is. */
export async function giveFirst(
  { page }: Visitor,
  email: string,
  { secret = password, next = '' }: { readonly secret?: string; readonly next?: string } = {},
): Promise<void> {
  await page.goto(next === '' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next }).toString()}`)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(secret)
  await page.locator('form:not([data-passkey]) button').click()
}

/** Somebody with a browser of their own, who has given address and password. */
export async function signedIn(
  origin: string,
  email: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const one = await visitor(origin, options)
  await giveFirst(one, email)
  return one
}
