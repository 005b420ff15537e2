insert into imports ("org_id", "id", "register", "filename", "created_count", "updated_count", "unchanged_count", "error_count", "results", "created_at", "created_by_membership_id") select $1, n."id", n."register", n."filename", n."created_count", n."updated_count", n."unchanged_count", n."error_count", n."results", n."created_at", n."created_by_membership_id" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "register" text, "filename" text, "created_count" integer, "updated_count" integer, "unchanged_count" integer, "error_count" integer, "results" jsonb, "created_at" timestamptz, "created_by_membership_id" uuid) returning 1;

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id" from imports i where i.org_id = $1 and i.register = $2 order by "i"."created_at" desc, "i"."id" desc limit $3;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id" from imports i where i.org_id = $1 order by "i"."created_at" desc, "i"."id" desc limit $2;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."results", i."created_at", i."created_by_membership_id" from imports i where i.org_id = $1 and i.id = $2;
--   reads imports by an index
