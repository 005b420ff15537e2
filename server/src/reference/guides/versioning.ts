import { noticeDays } from '../../platform/contract/deprecation.ts'
import { type GuideSection, refusal, text } from './guide.ts'

/** What stays as it is, and how it is told when something goes. */
export const versioning = (): readonly GuideSection[] => [stays, deprecated, waiting]

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
