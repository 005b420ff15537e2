delete from public_link_forms f where f.org_id = $1 and f.link_id = $2 and f.expires_at < $3 returning 1;
--   reads public_link_forms by an index

insert into public_link_forms ("org_id", "link_id", "nonce", "expires_at") select $1, n."link_id", n."nonce", n."expires_at" from jsonb_to_recordset($2::jsonb) as n("link_id" uuid, "nonce" bytea, "expires_at" timestamptz) returning 1;

insert into public_links ("org_id", "id", "kind", "subject_id", "token_hash", "expires_at", "revoked_at", "last_opened_at", "created_at") select $1, n."id", n."kind", n."subject_id", n."token_hash", n."expires_at", n."revoked_at", n."last_opened_at", n."created_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "kind" text, "subject_id" uuid, "token_hash" bytea, "expires_at" timestamptz, "revoked_at" timestamptz, "last_opened_at" timestamptz, "created_at" timestamptz) returning 1;

select 1 from public_link_forms f where f.org_id = $1 and f.link_id = $2 and f.nonce = $3;
--   reads public_link_forms by an index

select distinct on (l.subject_id) l."id", l."kind", l."subject_id", l."token_hash", l."expires_at", l."revoked_at", l."last_opened_at", l."created_at" from public_links l where l.org_id = $1 and l.kind = $2 and l.subject_id = any($3::uuid[]) and l.revoked_at is null order by l.subject_id, l.created_at desc, l.id desc;
--   reads public_links by an index

select l."id", l."kind", l."subject_id", l."token_hash", l."expires_at", l."revoked_at", l."last_opened_at", l."created_at" from public_links l where l.org_id = $1 and l.token_hash = $2;
--   reads public_links by an index

update public_links l set revoked_at = $1 where l.org_id = $2 and l.kind = $3 and l.subject_id = any($4::uuid[]) and l.revoked_at is null returning 1;
--   reads public_links by an index

update public_links set "last_opened_at" = $3 where "org_id" = $1 and "id" = $2;
--   reads public_links by an index
