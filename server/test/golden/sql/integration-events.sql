select log.id, log.event, log.payload, log.sequence, log.created_at, c.last_sequence as end_sequence, c.last_instant as end_instant, oldest.sequence as earliest_sequence, oldest.created_at as earliest_instant from organisation_clocks c left join lateral ( select e.sequence, e.created_at from integration_events e where e.org_id = $1 and e.created_at >= $2 order by e.created_at, e.sequence limit 1) oldest on true left join lateral ( select e.id, e.event, e.payload, e.sequence, e.created_at from integration_events e where e.org_id = $3 and e.created_at >= $4 and (e.created_at, e.sequence) > ($5, $6) and e.created_at >= $7 order by e.created_at, e.sequence limit $8) log on true where c.org_id = $9 order by log.created_at, log.sequence;
--   reads by integration_events_pkey
--   reads by organisation_clocks_pkey
--   sorts by e_6.created_at, e_6.sequence

select log.id, log.event, log.payload, log.sequence, log.created_at, c.last_sequence as end_sequence, c.last_instant as end_instant, oldest.sequence as earliest_sequence, oldest.created_at as earliest_instant from organisation_clocks c left join lateral ( select e.sequence, e.created_at from integration_events e where e.org_id = $1 and e.created_at >= $2 order by e.created_at, e.sequence limit 1) oldest on true left join lateral ( select e.id, e.event, e.payload, e.sequence, e.created_at from integration_events e where e.org_id = $3 and e.created_at >= $4 and e.created_at >= $5 order by e.created_at, e.sequence limit $6) log on true where c.org_id = $7 order by log.created_at, log.sequence;
--   reads by integration_events_pkey
--   reads by organisation_clocks_pkey
--   sorts by e_6.created_at, e_6.sequence

select log.id, log.event, log.payload, log.sequence, log.created_at, c.last_sequence as end_sequence, c.last_instant as end_instant, oldest.sequence as earliest_sequence, oldest.created_at as earliest_instant from organisation_clocks c left join lateral ( select e.sequence, e.created_at from integration_events e where e.org_id = $1 and e.created_at >= $2 order by e.created_at, e.sequence limit 1) oldest on true left join lateral ( select e.id, e.event, e.payload, e.sequence, e.created_at from integration_events e where e.org_id = $3 and e.created_at >= $4 and e.event = $5 order by e.created_at, e.sequence limit $6) log on true where c.org_id = $7 order by log.created_at, log.sequence;
--   reads by integration_events_org_id_event_created_at_sequence_idx
--   reads by integration_events_pkey
--   reads by organisation_clocks_pkey
--   sorts by e_6.created_at, e_6.sequence

select log.id, log.event, log.payload, log.sequence, log.created_at, c.last_sequence as end_sequence, c.last_instant as end_instant, oldest.sequence as earliest_sequence, oldest.created_at as earliest_instant from organisation_clocks c left join lateral ( select e.sequence, e.created_at from integration_events e where e.org_id = $1 and e.created_at >= $2 order by e.created_at, e.sequence limit 1) oldest on true left join lateral ( select e.id, e.event, e.payload, e.sequence, e.created_at from integration_events e where e.org_id = $3 and e.created_at >= $4 order by e.created_at, e.sequence limit $5) log on true where c.org_id = $6 order by log.created_at, log.sequence;
--   reads by integration_events_pkey
--   reads by organisation_clocks_pkey
--   sorts by e_6.created_at, e_6.sequence
