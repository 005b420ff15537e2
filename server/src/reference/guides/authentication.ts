import { sessionCookieName } from '../../platform/contract/session-cookie.ts'
import { firstRequest } from './first-request.ts'
import {
  type Guide,
  guide,
  type GuideSection,
  operation,
  refusal,
  shell,
  shown,
  text,
  typescript,
} from './guide.ts'

/** Keys, what they may do, sandboxes, connected apps, sessions, and how much one may ask. */
export const authentication: Guide = {
  name: 'authentication',
  title: 'Authentication',
  summary:
    'API keys, connected apps and browser sessions: where they come from, what they may do, how much they may ask.',
  sections: ({ baseUrl }) => [
    send(baseUrl),
    makeKey(baseUrl),
    scope,
    sandbox,
    apps(baseUrl),
    session(baseUrl),
    rateLimits(baseUrl),
  ],
}

const send = (baseUrl: string): GuideSection => ({
  id: 'send-a-key',
  title: 'Send a key',
  parts: [
    text`<p>A program sends an API key, or the access token of a connected app, with every request: <code>Authorization: Bearer &lt;key&gt;</code>. Ask first who you are and what you may do; ${operation('me.access')} answers any key.</p>`,
    firstRequest(baseUrl),
    text`<p>A key that is missing, mistyped, unknown or revoked answers 401 ${refusal('invalid_token')}, one that has ended ${refusal('api_key_expired')}, and one whose owner has left ${refusal('api_key_owner_inactive')}. Keep keys out of source code, URLs and logs; they are not for pages that others open. Over plain HTTP from another machine every key answers 403 ${refusal('https_required')}, unseen: rotate one that was sent so.</p>`,
  ],
})

const makeKey = (baseUrl: string): GuideSection => ({
  id: 'make-a-key',
  title: 'Make a key',
  parts: [
    text`<p>Keys are made by people, never by keys. Whoever runs the service makes one on the command line:</p>`,
    shown(
      'npx konttori key create --owner aino@kallio.example --name "Payroll bridge" --service --scope payroll.run',
      'A key on the command line',
    ),
    text`<p>Anybody else signs in and asks ${operation('apiKeys.create')}. The secret is in this answer and nowhere else.</p>`,
    [
      shell(`
curl '${baseUrl}/v1/session' -c session.txt \\
  -H 'Origin: ${baseUrl}' -H 'Content-Type: application/json' \\
  -d "{\\"email\\":\\"$EMAIL\\",\\"password\\":\\"$PASSWORD\\"}"

curl '${baseUrl}/v1/api-keys' -b session.txt \\
  -H 'Origin: ${baseUrl}' -H 'Content-Type: application/json' \\
  -d '{"name":"Payroll bridge","kind":"service","scope":["payroll.run"]}'
`),
    ],
    text`<ul><li>A <strong>personal key</strong> acts as its member, reaches what a member does for themself, and ends when they leave.</li>
<li>A <strong>service key</strong> is for an integration. It too executes as a member, its owner; it can be given to another (${operation('apiKeys.reassign')}) and cannot punch anybody’s clock. Making one takes <code>org.admin</code> or <code>integrations.manage</code>.</li>
<li>${operation('apiKeys.rotate')} gives a new secret and lets the old one live for up to seven days; ${operation('apiKeys.revoke')} ends a key at once. A key with an end: its owner is written to 14 and 3 days before.</li></ul>`,
  ],
})

const scope: GuideSection = {
  id: 'scope',
  title: 'What a key may do',
  parts: [
    text`<p>A key has a scope, a set of capabilities. What a request may do is what its owner may do <em>and</em> the scope names, at that moment: widen neither and a key never gets more. Each operation names what it needs.</p>
<ul><li>A capability that is missing: 403 ${refusal('insufficient_role')}. Compare with <code>capabilities</code> of ${operation('me.access')}.</li>
<li>A write with a read-only key: 403 ${refusal('read_only_key')}.</li>
<li>A module that the organisation has not bought: 402 ${refusal('feature_not_in_plan')}, which names the <code>feature</code>; one that is switched off: 403 ${refusal('module_not_active')}.</li>
<li>Rows too are the owner’s: a supervisor’s key reads their own reports. What it may not see answers as if it did not exist, 404.</li>
<li>Keys and sign-in settings take a browser session: ${refusal('api_key_cannot_manage_keys')}, ${refusal('api_key_cannot_manage_credentials')}.</li></ul>
<p>An empty scope is useful: it reaches the member’s own data under <code>/v1/me</code>.</p>`,
  ],
}

const sandbox: GuideSection = {
  id: 'sandbox',
  title: 'Sandbox and live',
  parts: [
    text`<p>A sandbox is an organisation of its own, with the same rules and no real people. Its keys begin with <code>kt_test_</code>, those of all others with <code>kt_live_</code>; the address is the same. An operator founds one with <code>konttori organisation create --sandbox</code>; the organisations of the demo are sandboxes. Its clock can be moved: ${guide('sandbox-clock', 'the sandbox clock')}.</p>`,
  ],
}

const apps = (baseUrl: string): GuideSection => ({
  id: 'connected-apps',
  title: 'Connected apps: OAuth 2.0',
  parts: [
    text`<p>An app that acts for many members asks each of them. It is the authorization code grant with PKCE (<code>S256</code>); every address is in the metadata, which any OAuth library reads:</p>`,
    [shell(`curl '${baseUrl}/.well-known/oauth-authorization-server'`)],
    text`<ol><li>An administrator registers the app: ${operation('oauthClients.create')}. A confidential one gets a secret, shown once.</li>
<li>The app sends the member’s browser to the authorization endpoint. Scopes are capabilities, and <code>me</code>, <code>read_only</code>, <code>offline_access</code>. The member decides, every time.</li>
<li>The app exchanges the code, good for a minute and once, for an access token of an hour. With <code>offline_access</code> comes a refresh token: good for 30 days without use, and once; the answer has the next. One that comes twice ends the grant.</li>
<li>The member or an administrator may end the grant at any time; tokens then answer 401.</li></ol>
<p>The grant holds what was asked for, cut to what the app may have and the member holds.</p>`,
  ],
})

const session = (baseUrl: string): GuideSection => ({
  id: 'session',
  title: 'Browser sessions',
  parts: [
    text`<p>What only people may do (keys, apps, how one signs in) takes a session: the cookie <code>${sessionCookieName(baseUrl)}</code> that ${operation('session.create')} sets, which scripts cannot read. A write must also carry <code>Origin: ${new URL(baseUrl).origin}</code>, as browsers send it from the service’s own pages; without it the answer is 403 ${refusal('origin_not_allowed')}. Who has a second factor goes on with ${operation('session.secondFactor')}.</p>`,
    [
      shell(`
curl '${baseUrl}/v1/session' -b session.txt
curl -X DELETE '${baseUrl}/v1/session' -b session.txt -H 'Origin: ${baseUrl}'
rm session.txt
`),
    ],
  ],
})

const rateLimits = (baseUrl: string): GuideSection => ({
  id: 'rate-limits',
  title: 'Rate limits',
  parts: [
    text`<p>Two rolling minutes are counted: of the key, and of the whole organisation. Every answer says where you are: <code>X-RateLimit-Limit</code> and <code>X-RateLimit-Remaining</code> of the tighter one, <code>X-RateLimit-Reset</code> in unix seconds, <code>RateLimit-Policy</code> with both. Beyond them the answer is 429 ${refusal('too-many-requests')}: wait <code>Retry-After</code> seconds, then send the same again. The SDK does so by itself, and its <code>batch</code> keeps many calls within both windows.</p>`,
    [
      shell(`curl -sS -D - -o /dev/null '${baseUrl}/v1/me/access' \\
  -H "Authorization: Bearer $KEY"`),
      typescript(`
for (const { scope, limit, windowSeconds, remaining } of access.rateLimits)
  console.log(\`\${scope}: \${remaining} of \${limit} in \${windowSeconds} s\`)
`),
    ],
  ],
})
