-- Counters of requests may be lost in a crash, and must not make every request wait for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "staff_rate_limits" SET UNLOGGED;
