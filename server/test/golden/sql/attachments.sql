delete from attachment_files f where f.org_id = $1 and f.id = any($2::uuid[]) and not exists (select from attachments a where a.org_id = $3 and a.file_id = f.id) returning f.id;
--   reads attachment_files by an index
--   reads attachments by an index

delete from attachment_leftovers l using jsonb_to_recordset($1::jsonb) as e(key text, deleted boolean) where l.org_id = $2 and l.key = e.key and e.deleted and l.ends_at <= $3 returning l.key;
--   reads attachment_leftovers by an index

delete from attachments a where a.org_id = $1 and a.state in ('deleted', 'expired') and a.updated_at < $2;
--   reads attachments by an index

insert into attachment_files (org_id, id, sha256, size, thumbnails, thumbnails_due_at, created_at) values ($1, $2, $3, $4, $5::jsonb, $6, $7);

insert into attachment_leftovers (org_id, key, due_at, ends_at) select $1, k.key, $2::timestamptz, $3::timestamptz from unnest($4::text[]) as k(key) on conflict (org_id, key) do update set due_at = least(attachment_leftovers.due_at, excluded.due_at), ends_at = greatest(attachment_leftovers.ends_at, excluded.ends_at) returning key;

insert into attachments (org_id, id, target_type, target_id, role, file_name, content_type, size, sha256, state, expires_at, created_at, created_by_membership_id, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

select a.id, a.target_type, a.target_id, a.role, a.file_name, a.content_type, a.size, a.sha256, a.state, a.file_id, a.finding, a.expires_at, a.finalized_at, a.created_at, a.created_by_membership_id, a.updated_at from attachments a where a.org_id = $1 and a.state = 'pending' and a.expires_at <= $2 order by a.expires_at, a.id limit $3;
--   reads attachments by an index

select a.id, a.target_type, a.target_id, a.role, a.file_name, a.content_type, a.size, a.sha256, a.state, a.file_id, a.finding, a.expires_at, a.finalized_at, a.created_at, a.created_by_membership_id, a.updated_at from attachments a where a.org_id = $1 and a.target_type = $2 and a.target_id = any($3::uuid[]) and a.state not in ('deleted', 'expired');
--   reads attachments by an index

select a.id, a.target_type, a.target_id, a.role, a.file_name, a.content_type, a.size, a.sha256, a.state, a.file_id, a.finding, a.expires_at, a.finalized_at, a.created_at, a.created_by_membership_id, a.updated_at, f.thumbnails from attachments a left join attachment_files f on f.org_id = $1 and f.id = a.file_id where a.org_id = $2 and a.id = $3;
--   reads attachment_files by an index
--   reads attachments by an index

select a.id, a.target_type, a.target_id, a.role, a.file_name, a.content_type, a.size, a.sha256, a.state, a.file_id, a.finding, a.expires_at, a.finalized_at, a.created_at, a.created_by_membership_id, a.updated_at, f.thumbnails from attachments a left join attachment_files f on f.org_id = $1 and f.id = a.file_id where a.org_id = $2 and a.target_type = $3 and a.target_id = $4 and a.state not in ('deleted', 'expired') order by "a"."id" asc limit $5;
--   reads attachment_files by an index
--   reads attachments by an index

select coalesce(sum(a.size), 0)::bigint as bytes from attachments a where a.org_id = $1 and a.state in ('pending', 'finalized');
--   reads attachments by an index

select count(*) as count, (array_agg(a.id order by a.id))[1:$1::int] as ids from attachments a where a.org_id = $2 and a.target_type = $3 and a.target_id = $4 and a.state not in ('deleted', 'expired');
--   reads attachments by an index

select count(*)::int as count from attachments a where a.org_id = $1 and a.target_type = $2 and a.target_id in (select $3::uuid) and a.state not in ('deleted', 'expired');
--   reads attachments by an index

select count(*)::int as count from attachments a where a.org_id = $1 and a.target_type = $2 and a.target_id in (select t.id from tasks t where t.org_id = $3 and t.project_id = $4) and a.state not in ('deleted', 'expired');
--   reads attachments by an index
--   reads tasks by an index

select distinct a.target_id as id from attachments a where a.org_id = $1 and a.target_type = $2 and a.target_id = any($3::uuid[]) and a.state not in ('deleted', 'expired');
--   reads attachments by an index

select distinct a.target_id from attachments a where a.org_id = $1 and a.target_type = $2 and a.state not in ('deleted', 'expired') and true order by a.target_id limit $3;
--   reads attachments by an index

select f.id from attachment_files f where f.org_id = $1 and f.sha256 = $2;
--   reads attachment_files by an index

update attachment_files f set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where f.org_id = $1 and f.lease_id is not null and f.lease_holder is distinct from $2 and (f.lease_ends_at <= $3 or f.lease_holder <> all(array(select id from directory.processes)));
--   reads attachment_files by an index

update attachment_files f set thumbnails = '[]', thumbnails_due_at = null where f.org_id = $1 and f.thumbnails_due_at is not null and f.lease_id is null and f.thumbnail_tries >= $2;
--   reads attachment_files by an index

update attachment_leftovers l set due_at = case when not e.deleted then $1::timestamptz when l.ends_at > e."endsAt" then l.due_at else l.ends_at end, lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null from jsonb_to_recordset($2::jsonb) as e(key text, deleted boolean, "endsAt" timestamptz) where l.org_id = $3 and l.key = e.key returning l.key;
--   reads attachment_leftovers by an index

update attachment_leftovers l set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where l.org_id = $1 and l.lease_id is not null and l.lease_holder is distinct from $2 and (l.lease_ends_at <= $3 or l.lease_holder <> all(array(select id from directory.processes)));
--   reads attachment_leftovers by an index

update attachments a set state = s.state, file_name = s."fileName", sha256 = s.sha256, file_id = s."fileId", finding = s.finding, finalized_at = s."finalizedAt", updated_at = s."updatedAt" from jsonb_to_recordset($1::jsonb) as s(id uuid, state text, "fileName" text, sha256 text, "fileId" uuid, finding text, "finalizedAt" timestamptz, "updatedAt" timestamptz) where a.org_id = $2 and a.id = s.id returning a.id;
--   reads attachments by an index

update attachments a set target_id = $1, updated_at = case when a.state in ('deleted', 'expired') then a.updated_at else $2 end where a.org_id = $3 and a.target_type = $4 and a.target_id = $5;
--   reads attachments by an index

with due as materialized ( select q.id from attachment_files q where q.org_id = $1 and q.lease_id is null and q.thumbnails_due_at <= $2 order by q.thumbnails_due_at limit $3 for update skip locked) update attachment_files f set lease_id = $4, lease_holder = $5, lease_started_at = $6, lease_ends_at = $7, thumbnail_tries = f.thumbnail_tries + 1 from due where f.org_id = $8 and f.id = due.id returning f.id, f.lease_id;
--   reads attachment_files by an index

with due as materialized ( select q.key from attachment_leftovers q where q.org_id = $1 and q.lease_id is null and q.due_at <= $2 order by q.due_at limit $3 for update skip locked) update attachment_leftovers l set lease_id = $4, lease_holder = $5, lease_started_at = $6, lease_ends_at = $7 from due where l.org_id = $8 and l.key = due.key returning l.key, l.lease_id, l.ends_at;
--   reads attachment_leftovers by an index

with made as materialized ( select * from jsonb_to_recordset($1::jsonb) as m(id uuid, "leaseId" uuid, thumbnails jsonb)), saved as ( update attachment_files f set thumbnails = m.thumbnails, thumbnails_due_at = case when m.thumbnails is null then $2::timestamptz end, lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null from made m where f.org_id = $3 and f.id = m.id and f.lease_id = m."leaseId") select m.id from made m where not exists (select from attachment_files f where f.org_id = $4 and f.id = m.id);
--   reads attachment_files by an index
