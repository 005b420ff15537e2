insert into payment_term_versions ("org_id", "id", "payment_term_id", "valid_from", "valid_to", "net_days", "from_end_of_month", "to_bank_day", "cash_discount_days", "cash_discount_bp", "late_interest_bp") select $1, n."id", n."payment_term_id", n."valid_from", n."valid_to", n."net_days", n."from_end_of_month", n."to_bank_day", n."cash_discount_days", n."cash_discount_bp", n."late_interest_bp" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "payment_term_id" uuid, "valid_from" date, "valid_to" date, "net_days" integer, "from_end_of_month" boolean, "to_bank_day" boolean, "cash_discount_days" integer, "cash_discount_bp" integer, "late_interest_bp" integer) returning 1;

insert into payment_terms ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'netDays', v."net_days", 'fromEndOfMonth', v."from_end_of_month", 'toBankDay', v."to_bank_day", 'cashDiscountDays', v."cash_discount_days", 'cashDiscountBp', v."cash_discount_bp", 'lateInterestBp', v."late_interest_bp") order by v.valid_from) from payment_term_versions v where v.org_id = $1 and v."payment_term_id" = r.id) as versions from payment_terms r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads payment_term_versions by an index
--   reads payment_terms by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'netDays', v."net_days", 'fromEndOfMonth', v."from_end_of_month", 'toBankDay', v."to_bank_day", 'cashDiscountDays', v."cash_discount_days", 'cashDiscountBp', v."cash_discount_bp", 'lateInterestBp', v."late_interest_bp") order by v.valid_from) from payment_term_versions v where v.org_id = $1 and v."payment_term_id" = r.id) as versions from payment_terms r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_payment_terms" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads payment_term_versions by an index
--   reads payment_terms by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'netDays', v."net_days", 'fromEndOfMonth', v."from_end_of_month", 'toBankDay', v."to_bank_day", 'cashDiscountDays', v."cash_discount_days", 'cashDiscountBp', v."cash_discount_bp", 'lateInterestBp', v."late_interest_bp") order by v.valid_from) from payment_term_versions v where v.org_id = $1 and v."payment_term_id" = r.id) as versions from payment_terms r where r.org_id = $2 and r.id = $3;
--   reads payment_term_versions by an index
--   reads payment_terms by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'netDays', v."net_days", 'fromEndOfMonth', v."from_end_of_month", 'toBankDay', v."to_bank_day", 'cashDiscountDays', v."cash_discount_days", 'cashDiscountBp', v."cash_discount_bp", 'lateInterestBp', v."late_interest_bp") order by v.valid_from) from payment_term_versions v where v.org_id = $1 and v."payment_term_id" = r.id) as versions from payment_terms r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads payment_term_versions by an index
--   reads payment_terms by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'netDays', v."net_days", 'fromEndOfMonth', v."from_end_of_month", 'toBankDay', v."to_bank_day", 'cashDiscountDays', v."cash_discount_days", 'cashDiscountBp', v."cash_discount_bp", 'lateInterestBp', v."late_interest_bp") order by v.valid_from) from payment_term_versions v where v.org_id = $1 and v."payment_term_id" = r.id) as versions from payment_terms r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads payment_term_versions by an index
--   reads payment_terms by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'netDays', v."net_days", 'fromEndOfMonth', v."from_end_of_month", 'toBankDay', v."to_bank_day", 'cashDiscountDays', v."cash_discount_days", 'cashDiscountBp', v."cash_discount_bp", 'lateInterestBp', v."late_interest_bp") order by v.valid_from) from payment_term_versions v where v.org_id = $1 and v."payment_term_id" = r.id) as versions from payment_terms r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads payment_term_versions by an index
--   reads payment_terms by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'netDays', v."net_days", 'fromEndOfMonth', v."from_end_of_month", 'toBankDay', v."to_bank_day", 'cashDiscountDays', v."cash_discount_days", 'cashDiscountBp', v."cash_discount_bp", 'lateInterestBp', v."late_interest_bp") order by v.valid_from) from payment_term_versions v where v.org_id = $1 and v."payment_term_id" = r.id) as versions from payment_terms r where r.org_id = $2 order by r."code", r."id";
--   reads payment_term_versions by an index
--   reads payment_terms by an index

select r.id from payment_terms r where r.org_id = $1 and r."code" = $2;
--   reads payment_terms by an index

update payment_term_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads payment_term_versions by an index

update payment_terms set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads payment_terms by an index
