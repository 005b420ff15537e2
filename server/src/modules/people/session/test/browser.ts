import { type Answer, Client, type Headers } from '../../../../../test/world/client.ts'
import { password } from '../../../../../test/world/founding.ts'
import type { World } from '../../../../../test/world/world.ts'

/** Where our own pages come from, as a browser says with every write. */
export const origin = 'https://konttori.example'

/** The cookie that an answer gives the browser, as the browser sends it back. */
export const cookieOf = (answer: { readonly headers: Readonly<Record<string, string>> }): string =>
  answer.headers['set-cookie']?.split(';', 1)[0] ?? ''

export const withCookie = (world: World, cookie: string): Client => world.withHeaders({ cookie, origin })

/** Goes on with the token that an answer renews, as a browser does; one that has been ended is still sent. */
export class Browser extends Client {
  cookie: string

  constructor(world: World, cookie: string) {
    super(world.app.server, { origin })
    this.cookie = cookie
  }

  override async send(...[method, path, body, headers]: Parameters<Client['send']>): Promise<Answer> {
    const withCookie: Headers = { cookie: this.cookie, ...headers }
    const answer = await super.send(method, path, body, withCookie)
    const given = cookieOf(answer)
    if (given !== '' && !given.endsWith('=')) this.cookie = given
    return answer
  }
}

/** Signs a member of either organisation in, as a browser would. */
export async function signedIn(
  world: World,
  name: Parameters<World['as']>[0],
  organisationId?: string,
): Promise<Browser> {
  const members: Readonly<Record<string, { email: string }>> = {
    ...world.meri.members,
    ...world.tunturi.members,
  }
  const body = { email: members[name]?.email, password, ...(organisationId && { organisationId }) }
  const answer = await world.anonymous.post('/v1/session', body, { origin })
  if (answer.status !== 201)
    throw new Error(`signing in answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return new Browser(world, cookieOf(answer))
}
