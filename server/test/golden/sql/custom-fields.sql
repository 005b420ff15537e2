delete from custom_field_values v using jsonb_to_recordset($1::jsonb) as g("recordId" uuid, "fieldId" uuid) where v.org_id = $2 and v.record_id = g."recordId" and v.field_id = g."fieldId" returning 1;
--   reads custom_field_values by an index

delete from custom_field_values v where v.org_id = $1 and v.record_id = any($2::uuid[]) returning 1;
--   reads custom_field_values by an index

insert into custom_field_values ("org_id", "record_id", "field_id", "position", "lookup", "value") select $1, n."record_id", n."field_id", n."position", n."lookup", n."value" from jsonb_to_recordset($2::jsonb) as n("record_id" uuid, "field_id" uuid, "position" integer, "lookup" text, "value" jsonb) returning 1;

insert into custom_fields ("org_id", "id", "kind", "key", "type", "name", "description", "required", "options", "position", "active", "updated_at") select $1, n."id", n."kind", n."key", n."type", n."name", n."description", n."required", n."options", n."position", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "kind" text, "key" text, "type" text, "name" text, "description" text, "required" boolean, "options" jsonb, "position" integer, "active" boolean, "updated_at" timestamptz) returning 1;

select c.code from unnest($1::text[]) as c(code) where exists ( select from custom_field_values v where v.org_id = $2 and v.field_id = $3 and v.lookup = c.code);
--   reads custom_field_values by an index

select f."id", f."kind", f."key", f."type", f."name", f."description", f."required", f."options", f."position", f."active", f."updated_at" from custom_fields f where f.org_id = $1 and f.id = $2 order by f.kind, f.position, f.key;
--   reads custom_fields by an index

select f."id", f."kind", f."key", f."type", f."name", f."description", f."required", f."options", f."position", f."active", f."updated_at" from custom_fields f where f.org_id = $1 and f.kind = $2 order by f.kind, f.position, f.key;
--   reads custom_fields by an index

select f."id", f."kind", f."key", f."type", f."name", f."description", f."required", f."options", f."position", f."active", f."updated_at" from custom_fields f where f.org_id = $1 and true order by f.kind, f.position, f.key;
--   reads custom_fields by an index

update custom_fields set "name" = $3, "description" = $4, "required" = $5, "options" = $6, "position" = $7, "active" = $8, "updated_at" = $9 where "org_id" = $1 and "id" = $2;
--   reads custom_fields by an index
