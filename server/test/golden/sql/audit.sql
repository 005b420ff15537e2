select "org_id" from "directory"."organisations" order by "org_id" limit $1;
--   reads organisations from end to end in the order of organisations_pkey

select c.org_id as organisation_id, c.sequence, encode(c.hash, 'hex') as hash, c.at, c.signature from audit_checkpoints c where c.org_id = $1 and ("c"."sequence") < ($2) order by "c"."sequence" desc limit $3;
--   reads audit_checkpoints by an index

select c.org_id as organisation_id, c.sequence, encode(c.hash, 'hex') as hash, c.at, c.signature from audit_checkpoints c where c.org_id = $1 order by "c"."sequence" desc limit $2;
--   reads audit_checkpoints by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and ("e"."sequence") < ($2) order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.action = $2 order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.actor_membership_id = $2 order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.credential_id = $2 order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.operation = $2 order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.request_id = $2 order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.sequence <= ( select f.sequence from audit_entries f where f.org_id = $2 and f.at <= $3 order by f.at desc, f.sequence desc limit 1) order by "e"."sequence" desc limit $4;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.sequence >= ( select f.sequence from audit_entries f where f.org_id = $2 and f.at >= $3 order by f.at, f.sequence limit 1) order by "e"."sequence" desc limit $4;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.target_id = $2 order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 and e.target_type = $2 order by "e"."sequence" desc limit $3;
--   reads audit_entries by an index

select e.sequence, e.id, e.at, e.actor_membership_id, e.credential_kind, e.credential_id, e.operation, e.request_id, e.origin, e.action, e.target_type, e.target_id, e.changes, e.reason, e.erased_by, encode(e.personal_digest, 'hex') as personal_digest, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash from audit_entries e where e.org_id = $1 order by "e"."sequence" desc limit $2;
--   reads audit_entries by an index
