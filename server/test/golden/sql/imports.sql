delete from import_changes where org_id = $1 and import_id = $2 returning record_id;
--   reads import_changes by an index

delete from import_changes where org_id = $1 and record_id = any($2::uuid[]) returning record_id;
--   reads import_changes by an index

insert into import_changes ("org_id", "import_id", "record_id", "row_index", "before", "after") select $1, n."import_id", n."record_id", n."row_index", n."before", n."after" from jsonb_to_recordset($2::jsonb) as n("import_id" uuid, "record_id" uuid, "row_index" integer, "before" jsonb, "after" jsonb) returning 1;

insert into imports ("org_id", "id", "register", "filename", "created_count", "updated_count", "unchanged_count", "error_count", "results", "created_at", "created_by_membership_id", "undone_at", "undone_by_membership_id") select $1, n."id", n."register", n."filename", n."created_count", n."updated_count", n."unchanged_count", n."error_count", n."results", n."created_at", n."created_by_membership_id", n."undone_at", n."undone_by_membership_id" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "register" text, "filename" text, "created_count" integer, "updated_count" integer, "unchanged_count" integer, "error_count" integer, "results" jsonb, "created_at" timestamptz, "created_by_membership_id" uuid, "undone_at" timestamptz, "undone_by_membership_id" uuid) returning 1;

select c."record_id", c."row_index", c."before", c."after" from import_changes c where c.org_id = $1 and c.import_id = $2 order by c.row_index;
--   reads import_changes by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.register = any($2::text[]) and ($3::uuid is null or i.created_by_membership_id = $4::uuid) and ("i"."created_at", "i"."id") < ($5, $6) order by "i"."created_at" desc, "i"."id" desc limit $7;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.register = any($2::text[]) and ($3::uuid is null or i.created_by_membership_id = $4::uuid) order by "i"."created_at" desc, "i"."id" desc limit $5;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."results", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.id = $2 and i.register = any($3::text[]) and ($4::uuid is null or i.created_by_membership_id = $5::uuid);
--   reads imports by an index

update imports set "undone_at" = $3, "undone_by_membership_id" = $4 where "org_id" = $1 and "id" = $2;
--   reads imports by an index
