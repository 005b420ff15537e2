insert into article_versions ("org_id", "id", "article_id", "valid_from", "valid_to", "unit_price_micros", "vat_rate_id", "vat_treatment_id", "account_code") select $1, n."id", n."article_id", n."valid_from", n."valid_to", n."unit_price_micros", n."vat_rate_id", n."vat_treatment_id", n."account_code" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "article_id" uuid, "valid_from" date, "valid_to" date, "unit_price_micros" bigint, "vat_rate_id" uuid, "vat_treatment_id" uuid, "account_code" text) returning 1;

insert into articles ("org_id", "id", "code", "name", "unit", "construction_service", "active", "updated_at") select $1, n."id", n."code", n."name", n."unit", n."construction_service", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "unit" text, "construction_service" boolean, "active" boolean, "updated_at" timestamptz) returning 1;

select from articles r where r.org_id = $1 and r.id = any($2::uuid[]) and r.active;
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc limit $4;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_articles" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc limit $5;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 and "r"."updated_at" >= $3 order by "r"."updated_at" asc, "r"."id" asc limit $4;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 and ("r"."code", "r"."id") > ($3, $4) order by "r"."code" asc, "r"."id" asc limit $5;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 and ("r"."updated_at", "r"."id") > ($3, $4) order by "r"."updated_at" asc, "r"."id" asc limit $5;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 and r.id = $3;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc limit $3;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc limit $3;
--   reads article_versions by an index
--   reads articles by an index

select r."id", r."code", r."name", r."unit", r."construction_service", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'unitPriceMicros', v."unit_price_micros", 'vatRateId', v."vat_rate_id", 'vatTreatmentId', v."vat_treatment_id", 'accountCode', v."account_code") order by v.valid_from) from article_versions v where v.org_id = $1 and v."article_id" = r.id) as versions from articles r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc limit $3;
--   reads article_versions by an index
--   reads articles by an index

select r.id from articles r where r.org_id = $1 and r."code" = $2;
--   reads articles by an index

select r.id, r.code, r.name, r.unit, r.construction_service, r.active, ( select coalesce(jsonb_agg(jsonb_build_object('validFrom', v.valid_from, 'validTo', v.valid_to, 'unitPriceMicros', v.unit_price_micros, 'vatRateId', v.vat_rate_id, 'vatTreatmentId', v.vat_treatment_id, 'accountCode', v.account_code) order by v.valid_from), '[]'::jsonb) from article_versions v where v.org_id = $1 and v.article_id = r.id) as versions from articles r where r.org_id = $2 and r.id = any(array( select t.article_id from invoicing_terms t where t.org_id = $3 and t.project_id = any($4::uuid[]) and t.article_id is not null union select v.article_id from rate_rule_versions v where v.org_id = $5 and v.article_id is not null));
--   reads article_versions by an index
--   reads articles by an index
--   reads invoicing_terms by an index
--   reads rate_rule_versions by an index

select r.id, r.code, r.name, r.unit, r.construction_service, r.active, ( select coalesce(jsonb_agg(jsonb_build_object('validFrom', v.valid_from, 'validTo', v.valid_to, 'unitPriceMicros', v.unit_price_micros, 'vatRateId', v.vat_rate_id, 'vatTreatmentId', v.vat_treatment_id, 'accountCode', v.account_code) order by v.valid_from), '[]'::jsonb) from article_versions v where v.org_id = $1 and v.article_id = r.id) as versions from articles r where r.org_id = $2 and r.id = any(array( select t.article_id from invoicing_terms t where t.org_id = $3 and t.project_id = any(array( select p.id from projects p where p.org_id = $4 and not p.template and ("p"."name", "p"."id") > ($5, $6) order by "p"."name" asc, "p"."id" asc limit $7)) and t.article_id is not null union select v.article_id from rate_rule_versions v where v.org_id = $8 and v.article_id is not null));
--   reads article_versions by an index
--   reads articles by an index
--   reads invoicing_terms by an index
--   reads projects by an index
--   reads rate_rule_versions by an index

select r.id, r.code, r.name, r.unit, r.construction_service, r.active, ( select coalesce(jsonb_agg(jsonb_build_object('validFrom', v.valid_from, 'validTo', v.valid_to, 'unitPriceMicros', v.unit_price_micros, 'vatRateId', v.vat_rate_id, 'vatTreatmentId', v.vat_treatment_id, 'accountCode', v.account_code) order by v.valid_from), '[]'::jsonb) from article_versions v where v.org_id = $1 and v.article_id = r.id) as versions from articles r where r.org_id = $2 and r.id = any(array( select t.article_id from invoicing_terms t where t.org_id = $3 and t.project_id = any(array( select p.id from projects p where p.org_id = $4 and not p.template and p.customer_id = $5 order by "p"."name" asc, "p"."id" asc limit $6)) and t.article_id is not null union select v.article_id from rate_rule_versions v where v.org_id = $7 and v.article_id is not null));
--   reads article_versions by an index
--   reads articles by an index
--   reads invoicing_terms by an index
--   reads projects by an index
--   reads rate_rule_versions by an index

select r.id, r.code, r.name, r.unit, r.construction_service, r.active, ( select coalesce(jsonb_agg(jsonb_build_object('validFrom', v.valid_from, 'validTo', v.valid_to, 'unitPriceMicros', v.unit_price_micros, 'vatRateId', v.vat_rate_id, 'vatTreatmentId', v.vat_treatment_id, 'accountCode', v.account_code) order by v.valid_from), '[]'::jsonb) from article_versions v where v.org_id = $1 and v.article_id = r.id) as versions from articles r where r.org_id = $2 and r.id = any(array( select t.article_id from invoicing_terms t where t.org_id = $3 and t.project_id = any(array( select p.id from projects p where p.org_id = $4 and not p.template order by "p"."name" asc, "p"."id" asc limit $5)) and t.article_id is not null union select v.article_id from rate_rule_versions v where v.org_id = $6 and v.article_id is not null));
--   reads article_versions by an index
--   reads articles by an index
--   reads invoicing_terms by an index
--   reads projects by an index
--   reads rate_rule_versions by an index

update article_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads article_versions by an index

update articles set "code" = $3, "name" = $4, "unit" = $5, "construction_service" = $6, "active" = $7, "updated_at" = $8 where "org_id" = $1 and "id" = $2;
--   reads articles by an index
