import { noticeDays } from '../../platform/contract/deprecation.ts'
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

/** What stays as it is, and how it is told when something goes. */
const versioning = (): readonly GuideSection[] => [stays, deprecated, waiting]

const stays: GuideSection = {
  id: 'what-stays',
  title: 'What stays, and what may come',
  parts: [
    text`<p>The interface is version 1.0, and every path begins with <code>/v1</code>. Operations, fields and codes may come at any time: read past a field that you do not know, and treat a code that you do not know as the end of the request. None is renamed or removed without the notice below.</p>`,
  ],
}

const deprecated: GuideSection = {
  id: 'deprecation',
  title: 'When an operation is to go',
  parts: [
    text`<p>It goes on to work for at least <strong>${noticeDays} days</strong> from the day on which its answers say so, refusals among them:</p>
<table><thead><tr><th scope="col">Header</th><th scope="col">What it says</th></tr></thead><tbody>
<tr><th scope="row"><code>Deprecation: @1798761600</code></th><td>Since when it is deprecated, in Unix seconds (RFC 9745).</td></tr>
<tr><th scope="row"><code>Sunset: Thu, 01 Jul 2027 00:00:00 GMT</code></th><td>From when on it answers 410 ${refusal('operation_retired')} (RFC 8594).</td></tr>
<tr><th scope="row"><code>Link: &lt;…&gt;; rel="deprecation"</code></th><td>The page that says why, and what to do.</td></tr>
<tr><th scope="row"><code>rel="successor-version"</code></th><td>What takes its place, where something does.</td></tr>
<tr><th scope="row"><code>rel="sunset"</code></th><td>This page.</td></tr></tbody></table>
<p>Have your program write a line in its log when an answer has <code>Deprecation</code>. Pages of other sites can read the headers too. <code>/openapi.json</code> says <code>deprecated</code> with <code>x-service-deprecation</code>, and the SDK <code>@deprecated</code>.</p>`,
  ],
}

const waiting: GuideSection = {
  id: 'promised-codes',
  title: 'Codes that are promised',
  parts: [
    text`<p>Some codes stand in the catalogue before the family is there that answers them: <code>waitsFor</code> of <a href="/v1/errors">/v1/errors</a> names it. Handle them now, and nothing is to be changed then.</p>`,
  ],
}

/** How a refusal reads, and what a program does with it. */
export const errors: Guide = {
  name: 'errors',
  title: 'Errors',
  summary:
    'Every refusal is one kind of document with a stable code: what is in it, and what a program decides by.',
  sections: ({ baseUrl }) => [problem(baseUrl), decide(baseUrl), rows, classes, ...versioning()],
}

const problem = (baseUrl: string): GuideSection => ({
  id: 'the-problem-document',
  title: 'The problem document',
  parts: [
    text`<p>Whatever is refused, by a gate or by a rule, is answered in the same form (RFC 9457, <code>application/problem+json</code>). Ask for something impossible:</p>`,
    [
      shell(`curl '${baseUrl}/v1/memberships?limit=1000' \\
  -H "Authorization: Bearer $KEY"`),
    ],
    shown(
      `
{
  "type": "${baseUrl}/errors/bad-request",
  "title": "The request is malformed",
  "status": 400,
  "detail": "limit: must be <= 100.",
  "remedy": "Read \`errors\`: each names the field or parameter and what is wrong with it.",
  "instance": "/v1/memberships",
  "code": "bad-request",
  "requestId": "40a96b0a-5ef5-4044-92f1-eeaed89c6455",
  "errors": [{ "parameter": "limit", "message": "must be <= 100" }]
}
`,
      'A problem document',
    ),
    text`<ul><li><code>code</code> is what a program decides by. It is never renamed, and its meaning never changes.</li>
<li><code>type</code> is a page about the code: when it is answered and what to do. A program that asks it for <code>application/json</code> gets the same as JSON.</li>
<li><code>detail</code> is for people, about this request and in English. Its words may change. Values that it says, such as a limit or a state, are fields beside it; the page of a code lists them, and <code>x-service-problem-values</code> of the description.</li>
<li><code>title</code> and <code>remedy</code> are for people: what happened and what to do, in Finnish, Swedish or English. The language is what <code>Accept-Language</code> asks for, else the one that the member has chosen, else English; <code>Content-Language</code> says which it is.</li>
<li><code>requestId</code>, also in the header <code>X-Request-Id</code>, is what to quote to whoever runs the service. Send an <code>X-Request-Id</code> of your own and it is used.</li>
<li><code>errors</code> of a 400 names every place: <code>pointer</code> in the body (<code>/rows/3/email</code>), <code>parameter</code> in the query, or <code>header</code>.</li></ul>`,
  ],
})

const decide = (baseUrl: string): GuideSection => ({
  id: 'decide-by-the-code',
  title: 'Decide by the code',
  parts: [
    text`<p>Handle the codes that your program can do something about, and take any other as final for the request: new ones may come. Each operation of this reference lists its own; the SDK knows them as types.</p>`,
    [
      typescript(`
import { createClient, isRefusal } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
try {
  await konttori.members.get('0199f2a0-0000-7000-8000-000000000001')
} catch (error) {
  if (isRefusal(error, 'members.get') && error.code === 'membership_not_found') console.log('Nobody has this id.')
  else if (isRefusal(error)) console.error(error.status, error.code, error.detail, error.requestId)
  else throw error
}
`),
    ],
    text`<p>Which codes are worth another try is in ${guide('idempotency', 'Idempotency and retries')}; <a href="/v1/errors">/v1/errors</a> says it of each, as <code>retryable</code>.</p>`,
  ],
})

const rows: GuideSection = {
  id: 'more-than-one',
  title: 'More than one thing at once',
  parts: [
    text`<ul><li><strong>Several rules.</strong> A day that breaks more than one rule when it is confirmed is refused with the first; <code>violations</code> names them all, each with <code>code</code>, <code>detail</code>, and the entry or level that it is about.</li>
<li><strong>Ranges and batches</strong> (${operation('workDays.confirmRange')}, ${operation('workDays.approveBatch')}) do what can be done and answer success: <code>acted</code> has what was changed, <code>skipped</code> what was left, each with its <code>code</code>. Look at it: success does not mean that all were changed.</li>
<li><strong>Bulk</strong> (${operation('members.createBulk')}) answers 200 with one result for each row; a bad row has <code>status: error</code> and a <code>code</code>, and stops no other.</li>
<li><strong>Fields beside the code.</strong> Some codes say more: ${refusal('feature_not_in_plan')} the <code>feature</code>, ${refusal('too-many-requests')} the <code>scope</code>, ${refusal('key_scope_exceeds_owner')} the <code>capabilities</code>.</li></ul>`,
  ],
}

const classes: GuideSection = {
  id: 'what-a-status-means',
  title: 'What a status means',
  parts: [
    text`<table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>
<tr><th scope="row">400</th><td>Malformed: the shape, a parameter out of range, an unknown field, a header that is missing.</td></tr>
<tr><th scope="row">401</th><td>No credential, or one that is not good any more.</td></tr>
<tr><th scope="row">402</th><td>The organisation has not bought the module.</td></tr>
<tr><th scope="row">403</th><td>Who asks may not do this.</td></tr>
<tr><th scope="row">404</th><td>It is not there, or not for the one who asks.</td></tr>
<tr><th scope="row">409</th><td>The state does not allow it, or has changed since you looked.</td></tr>
<tr><th scope="row">410</th><td>It was there and is not kept any more.</td></tr>
<tr><th scope="row">422</th><td>Well-formed, and a rule says no. The same again says no again.</td></tr>
<tr><th scope="row">429</th><td>Too many requests: wait <code>Retry-After</code> seconds.</td></tr>
<tr><th scope="row">500</th><td>A fault of the service. Report the <code>requestId</code>.</td></tr>
<tr><th scope="row">503</th><td>Not now: wait <code>Retry-After</code> seconds.</td></tr>
</tbody></table>`,
  ],
}
